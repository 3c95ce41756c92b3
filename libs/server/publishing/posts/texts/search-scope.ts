/** Which posts are searched: a condition of `post`, with the parameter `$1` if there is one. */
export type SearchScope = {
  condition: string;
  parameters: readonly unknown[];
  /** Keys of the index that all these posts have. */
  keys: readonly string[];
};

export const publishedAt = (now: Date): SearchScope => ({
  condition: "(post.status = 'published' OR (post.status = 'scheduled' AND post.publish_at <= $1))",
  parameters: [now],
  keys: [],
});

const NOT_IN_TRASH = "post.status <> 'trashed'";

/** Posts that a staff member may edit: all, or with the id of an account those of the account. */
export const editableBy = (authorId: number | undefined): SearchScope =>
  authorId === undefined
    ? { condition: NOT_IN_TRASH, parameters: [], keys: [] }
    : {
        condition: `${NOT_IN_TRASH} AND post.author_id = $1`,
        parameters: [authorId],
        keys: [`@${authorId}`],
      };
