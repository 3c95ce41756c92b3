import { expect, it } from 'vitest';
import { describeOutcome } from './describe-outcome';

it.each([
  ['7 posts moved.', 0, 0, '7 posts moved.'],
  ['7 posts moved.', 11, 0, '7 posts moved. 11 not changed.'],
  ['7 posts moved.', 11, 1, '7 posts moved. 1 may have been changed. 10 not changed.'],
  ['7 posts moved.', 1, 1, '7 posts moved. 1 may have been changed.'],
  [undefined, 2, 0, '2 not changed.'],
])('%s with %i failures, %i of them without an answer: %s', (done, failed, unanswered, text) => {
  expect(describeOutcome(done, failed, unanswered)).toBe(text);
});
