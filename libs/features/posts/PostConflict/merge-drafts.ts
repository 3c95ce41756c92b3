import type { PostDraft } from '@paniscus/domain/posts';
import { CONFLICT_MARKS } from './conflict-marks';
import { mergeTexts } from './merge-texts';
import type { MergeConflict } from './merge-texts';

type Versions = {
  /** Text that both changes are based on. */
  base: PostDraft;
  mine: PostDraft;
  theirs: PostDraft;
};

export type MergedDraft = {
  /** Contains both versions of what both changed. */
  draft: PostDraft;
  /** What both changed: the title first, then passages of the content. */
  conflicts: MergeConflict[];
};

/** Merges two changes of a post. A title that both changed has both versions, each after its mark. */
export function mergeDrafts({ base, mine, theirs }: Versions): MergedDraft {
  const content = mergeTexts(base.content, mine.content, theirs.content);
  const isTitleConflict =
    mine.title !== base.title && theirs.title !== base.title && mine.title !== theirs.title;
  if (isTitleConflict)
    return {
      draft: { title: joinTitles(theirs.title, mine.title), content: content.text },
      conflicts: [{ mine: mine.title, theirs: theirs.title }, ...content.conflicts],
    };
  const title = mine.title === base.title ? theirs.title : mine.title;
  return { draft: { title, content: content.text }, conflicts: content.conflicts };
}

const joinTitles = (theirs: string, mine: string) =>
  `${CONFLICT_MARKS.theirs} ${theirs} ${CONFLICT_MARKS.mine} ${mine}`;
