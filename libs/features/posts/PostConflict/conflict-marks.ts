import type { PostDraft } from '@paniscus/domain/posts';

/** What stands before, or in lines around, the two versions of a passage or title in a merged text; never published. */
export const CONFLICT_MARKS = {
  theirs: '[Saved text:]',
  mine: '[Your text:]',
  end: '[End of both texts]',
} as const;

const marks: readonly string[] = Object.values(CONFLICT_MARKS);

type UnresolvedConflict = { field: keyof PostDraft; message: string };

/** The field in which a merged text still has two versions, and what to do about it; undefined without marks. */
export function findConflictMarks({ title, content }: PostDraft): UnresolvedConflict | undefined {
  const titleMark = marks.find((mark) => title.includes(mark));
  if (titleMark !== undefined)
    return {
      field: 'title',
      message: `Choose one of the two titles, and delete the other with the words in brackets, such as “${titleMark}.”`,
    };
  const mark = content.split('\n').find((line) => marks.includes(line.trim()));
  if (mark === undefined) return undefined;
  return {
    field: 'content',
    message: `Choose one version of each passage that both changed, and delete the lines in brackets, such as “${mark.trim()}.”`,
  };
}
