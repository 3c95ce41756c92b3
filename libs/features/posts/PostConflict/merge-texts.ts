import { diff3Merge } from 'node-diff3';
import { CONFLICT_MARKS } from './conflict-marks';

/** A passage that both changed, in both versions. */
export type MergeConflict = { mine: string; theirs: string };

export type MergedText = {
  /** Contains both versions of each conflict, between lines that mark them. */
  text: string;
  conflicts: MergeConflict[];
};

const splitLines = (text: string) => text.split('\n');

/** Merges two changes of a text line by line. Where both changed the same lines, theirs come first, then mine. */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText {
  const regions = diff3Merge(splitLines(mine), splitLines(base), splitLines(theirs), {
    excludeFalseConflicts: true,
  });
  const lines = regions.flatMap(({ ok, conflict }) => {
    if (conflict === undefined) return ok ?? [];
    return [CONFLICT_MARKS.theirs, ...conflict.b, CONFLICT_MARKS.mine, ...conflict.a, CONFLICT_MARKS.end];
  });
  const conflicts = regions.flatMap(({ conflict }) =>
    conflict === undefined ? [] : [{ mine: conflict.a.join('\n'), theirs: conflict.b.join('\n') }],
  );
  return { text: lines.join('\n'), conflicts };
}
