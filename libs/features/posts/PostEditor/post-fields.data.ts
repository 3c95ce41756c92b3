/** Fields of the post form in their order. */
export const POST_FIELDS = ['title', 'content'] as const;
