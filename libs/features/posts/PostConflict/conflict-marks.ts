/** Lines around the two versions of a passage in a merged text; never saved. */
export const CONFLICT_MARKS = {
  theirs: '[Saved text:]',
  mine: '[Your text:]',
  end: '[End of both texts]',
} as const;

const marks: readonly string[] = Object.values(CONFLICT_MARKS);

/** Why a text cannot be saved that still has two versions of a passage; undefined without marks. */
export function describeConflictMarks(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => marks.includes(line.trim()));
  return lines.length === 0
    ? undefined
    : `Choose one version of each passage that both changed, and delete the lines in brackets, such as “${lines[0]?.trim()}.”`;
}
