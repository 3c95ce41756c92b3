import type { PostDraft } from '@paniscus/domain/posts';

/** Title and Markdown as one text, to compare or to copy. */
export const draftToText = ({ title, content }: PostDraft) => `${title}\n\n${content}`;
