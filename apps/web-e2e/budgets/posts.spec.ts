import { comparePostTimes, formatScaleTimes } from '#tools/bench/posts/report.ts';
import { expect, test } from '../support/test.ts';

const MANY = 20_000;
/** Times of a few milliseconds differ by as much from run to run. */
const TOLERANCE_MS = 5;

test('lists, single posts and searches take as long with many posts as with few', async () => {
  test.setTimeout(600_000);

  const note = (description: string) => test.info().annotations.push({ type: 'posts', description });
  const times = await comparePostTimes(MANY, undefined, note);

  for (const row of times) {
    note(formatScaleTimes(row));
    expect.soft(row.many, row.name).toBeLessThan(row.few * 1.5 + TOLERANCE_MS);
  }
});
