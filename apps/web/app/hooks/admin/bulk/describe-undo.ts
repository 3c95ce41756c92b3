import { pluralize } from '@paniscus/domain/text';

/** What taking an action on several rows back has done, in the words of their list. */
export const describeUndo =
  ({ noun }: { noun: string }) =>
  (count: number): string =>
    `${pluralize(count, noun)} ${count === 1 ? 'is as it was' : 'are as they were'} before.`;
