import { expect, it } from 'vitest';
import { timelineEntries } from './timeline.data.ts';

const findDateValue = (slug: string) => timelineEntries.find((entry) => entry.slug === slug)?.date.value;

it('the timeline lists twenty-two entries from 1637 to 1977 in chronological order', () => {
  const values = timelineEntries.map(({ date }) => date.value);

  expect(values).toHaveLength(22);
  expect(values[0]).toBe('1637');
  expect(values.at(-1)).toBe('1977-01-28');
  expect(values).toEqual(values.toSorted());
});

it('each timeline entry has a unique slug of plain letters', () => {
  const slugs = timelineEntries.map(({ slug }) => slug);

  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});

it('each timeline entry has a source and a description of 30 to 110 words', () => {
  for (const { slug, description, sources } of timelineEntries) {
    const words = description.split(/\s+/).length;

    expect(sources.length, slug).toBeGreaterThan(0);
    expect(words, slug).toBeGreaterThanOrEqual(30);
    expect(words, slug).toBeLessThanOrEqual(110);
  }
});

it('each timeline date has the precision to which it is known', () => {
  const dates = timelineEntries.map(({ date }) => [date.precision, date.text]);

  expect(findDateValue('pepys')).toBe('1661-08-24');
  expect(findDateValue('gua')).toBe('1931-06-26');
  expect(dates).toContainEqual(['season', 'Spring 1971']);
  expect(dates).toContainEqual(['about', 'About 1900']);
  expect(dates).toContainEqual(['span', 'Late 1940s to 1950s']);
  for (const { date } of timelineEntries)
    if (date.precision !== 'span') expect(date.text).toContain(date.value.slice(0, 4));
});

/** Widely repeated claims that were never verified; they must not appear anywhere in the timeline. */
it.each([
  ['Tyson’s “pygmie”', /Tyson|pygmie|1699/i],
  ['Monboddo', /Monboddo|1773/],
  ['Darwin', /Darwin|1871/],
  ['Koko', /Koko|Patterson|1972/],
  ['Pfungst’s study', /Pfungst|1907/],
  ['Rothmann’s gestures', /Rothmann|1912/],
  ['Sarah’s tokens', /Premack|Sarah/],
  ['the work in which Descartes says it', /Discourse|Method\b|Meditations/],
  ['another year for Man a Machine', /1747/],
  ['the book on Gua and Donald', /The Ape and the Child|1933/],
  ['the book on Viki and the year of her birth', /The Ape in Our House|1947|1951/],
  ['the day on which Nim was born', /19 November/],
  ['pages in Science', /165|182, 731/],
])('the timeline omits the unverified claim about %s', (_what, forbidden) => {
  expect(JSON.stringify(timelineEntries)).not.toMatch(forbidden);
});
