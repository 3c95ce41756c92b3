import { diff3Merge } from 'node-diff3';

export type MergedText = {
  text: string;
  /** Number of passages that both changed; the text contains both versions of each. */
  conflictCount: number;
};

const splitLines = (text: string) => text.split('\n');

/** Merges two changes of a text line by line. Where both changed the same lines, theirs come first, then mine. */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText {
  const regions = diff3Merge(splitLines(mine), splitLines(base), splitLines(theirs), {
    excludeFalseConflicts: true,
  });
  const lines = regions.flatMap(({ ok, conflict }) => ok ?? [...(conflict?.b ?? []), ...(conflict?.a ?? [])]);
  return {
    text: lines.join('\n'),
    conflictCount: regions.filter(({ conflict }) => conflict !== undefined).length,
  };
}
