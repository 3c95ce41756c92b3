/** What the server reads from the Markdown of a post. */
export type ParsedMarkdown = {
  text: string;
  /** Text of the first paragraph that has any; of the whole post when there is none. */
  paragraph: string;
  pictures: readonly { url: string; alt: string }[];
};
