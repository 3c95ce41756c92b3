import { anchorFrom } from '@paniscus/domain';
import { describe, expect, it } from 'vitest';
import { publications } from '../bibliography/bibliography.data.ts';
import { conservationContent } from '../conservation/conservation.data.ts';
import { missionContent } from '../mission/mission.data.ts';
import { researchContent } from '../research/research.data.ts';
import type { ReadingPage } from './reading.types.ts';

const pages: ReadingPage[] = [missionContent, conservationContent, researchContent];

it.each([missionContent, researchContent])('the page "$title" leads to the list of publications', (page) => {
  const ways = (page as ReadingPage).chapters.flatMap((chapter) => chapter.ways ?? []);

  expect(ways).toContainEqual({ to: 'bibliography', label: 'The list of publications' });
});

it('the page about research leads to the keyboard', () => {
  const ways = (researchContent as ReadingPage).chapters.flatMap((chapter) => chapter.ways ?? []);

  expect(ways.map(({ to }) => to)).toContain('keyboard');
});

describe.each(pages)('the page "$title"', ({ chapters, end }) => {
  it('calls no two chapters the same, so that each has a place of its own', () => {
    const anchors = [...chapters, end].map(({ title }) => anchorFrom(title));

    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('leads elsewhere only by addresses that last', () => {
    const addresses = chapters.flatMap(({ works = [] }) => works.flatMap(({ href = [] }) => href));

    for (const address of addresses)
      expect(address).toMatch(
        /^https:\/\/(doi\.org\/10\.\d{4,5}\/|pmc\.ncbi\.nlm\.nih\.gov\/articles\/PMC)\S+$/,
      );
  });

  it('leads to works only that stand in the bibliography', () => {
    const named = chapters.flatMap(({ works = [] }) => works.flatMap(({ publication = [] }) => publication));
    const known = publications.map(({ id }) => id);

    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('names a work behind every number in a figure', () => {
    for (const { figures, works = [] } of chapters)
      if (figures !== undefined) expect(works.length, figures.caption).toBeGreaterThan(0);
  });
});
