import { timelineEntries } from '@paniscus/content';
import { expect, it } from 'vitest';
import { groupByCentury, emptyYearsBefore, getYearLabel } from './line.rules';

it('groups the entries into four centuries without losing any', () => {
  const stations = groupByCentury(timelineEntries).map(({ name, entries }) => [name, entries.length]);

  expect(stations).toEqual([
    ['1600s', 2],
    ['1700s', 1],
    ['1800s', 3],
    ['1900s', 16],
  ]);
});

it('finds the three long gaps, and none beside an inexact date', () => {
  const silences = timelineEntries.map((entry, index) =>
    emptyYearsBefore(entry, index === 0 ? undefined : timelineEntries[index - 1]),
  );

  expect(silences.filter((years) => years !== undefined)).toEqual([24, 87, 136]);
});

it('formats exact years for the navigation and marks inexact ones', () => {
  const written = timelineEntries.map(({ date }) => getYearLabel(date));

  expect(written.slice(0, 3)).toEqual(['1637', '1661', '1748']);
  expect(written).toContain('c. 1900');
  expect(written).toContain('1940s');
  expect(written).toContain('1971');
});
