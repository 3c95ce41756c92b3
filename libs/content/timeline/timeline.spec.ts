import { expect, it } from 'vitest';
import { timelineEntries } from './timeline.data.ts';

const valueOf = (slug: string) => timelineEntries.find((entry) => entry.slug === slug)?.date.value;

it('lists twenty-two timeline entries from 1637 to 1977 in chronological order', () => {
  const values = timelineEntries.map(({ date }) => date.value);

  expect(values).toHaveLength(22);
  expect(values[0]).toBe('1637');
  expect(values.at(-1)).toBe('1977-01-28');
  expect(values).toEqual(values.toSorted());
});

it('has a unique plain-letter slug for each entry', () => {
  const slugs = timelineEntries.map(({ slug }) => slug);

  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});

it('has a source and a description of 40 to 110 words for each entry', () => {
  for (const { slug, description, sources } of timelineEntries) {
    const words = description.split(/\s+/).length;

    expect(sources.length, slug).toBeGreaterThan(0);
    expect(words, slug).toBeGreaterThanOrEqual(40);
    expect(words, slug).toBeLessThanOrEqual(110);
  }
});

it('gives each date with the precision to which it is known', () => {
  const written = timelineEntries.map(({ date }) => [date.precision, date.text]);

  expect(valueOf('pepys')).toBe('1661-08-24');
  expect(valueOf('gua')).toBe('1931-06-26');
  expect(written).toContainEqual(['season', 'Spring 1971']);
  expect(written).toContainEqual(['about', 'About 1900']);
  expect(written).toContainEqual(['span', 'Late 1940s to 1950s']);
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
  ['the work and part in which Descartes says it', /Discourse|Method\b|Meditations/],
  ['another year for Man a Machine', /1747/],
  ['the book on Gua and Donald', /The Ape and the Child|1933/],
  ['the book on Viki and the year of her birth', /The Ape in Our House|1947|1951/],
  ['the day on which Nim was born', /19 November/],
  ['pages in Science', /165|182, 731/],
])('leaves out %s', (_what, forbidden) => {
  expect(JSON.stringify(timelineEntries)).not.toMatch(forbidden);
});
