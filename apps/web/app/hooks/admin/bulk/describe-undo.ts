import { pluralize } from '@paniscus/domain/text';

/** What taking an action on several rows back has done, in the words of their list. */
export const describeUndo =
  ({ noun }: { noun: string }) =>
  (count: number): string =>
    `Undone for ${pluralize(count, noun)}.`;
