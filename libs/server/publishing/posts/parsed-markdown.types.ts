/** What the server reads from the Markdown of a post. */
export type ParsedMarkdown = {
  text: string;
  /** Text without that of pictures which stand alone; the whole text when there is no other. */
  prose: string;
  /** Text of the first paragraph that has any; of the whole post when there is none. */
  paragraph: string;
  pictures: readonly { url: string; alt: string }[];
};
