import { timelineEntries } from '@paniscus/content';
import { expect, it } from 'vitest';
import { groupByCentury, computeGapYears, formatYear } from './timeline.rules';

it('groups the entries into four centuries without losing any', () => {
  const centuries = groupByCentury(timelineEntries).map(({ name, entries }) => [name, entries.length]);

  expect(centuries).toEqual([
    ['1600s', 2],
    ['1700s', 1],
    ['1800s', 3],
    ['1900s', 16],
  ]);
});

it('finds the three long gaps, and none next to a date span', () => {
  const gaps = timelineEntries.map((entry, index) =>
    computeGapYears(entry, index === 0 ? undefined : timelineEntries[index - 1]),
  );

  expect(gaps.filter((years) => years !== undefined)).toEqual([24, 87, 136]);
});

it('formats exact years for the navigation and marks inexact ones', () => {
  const labels = timelineEntries.map(({ date }) => formatYear(date));

  expect(labels.slice(0, 3)).toEqual(['1637', '1661', '1748']);
  expect(labels).toContain('c. 1900');
  expect(labels).toContain('1940s');
  expect(labels).toContain('1971');
});
