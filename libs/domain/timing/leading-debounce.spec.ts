import { expect, it } from 'vitest';
import { leadingDebounce } from './leading-debounce.ts';

it('leadingDebounce runs the first action immediately and ignores repeats for a second', () => {
  let time = 5_000;
  const runs: string[] = [];
  const press = leadingDebounce(
    (name: string) => runs.push(name),
    1000,
    () => time,
  );

  press('first');
  time += 999;
  press('repeat');

  expect(runs).toEqual(['first']);
});

it('leadingDebounce runs again once a second has passed since the last run', () => {
  let time = 5_000;
  const runs: string[] = [];
  const press = leadingDebounce(
    (name: string) => runs.push(name),
    1000,
    () => time,
  );

  press('first');
  time += 1000;
  press('second');

  expect(runs).toEqual(['first', 'second']);
});
