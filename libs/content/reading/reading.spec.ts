import { anchorFrom } from '@paniscus/domain/urls';
import { describe, expect, it } from 'vitest';
import { publications } from '../bibliography/bibliography.data.ts';
import { conservationContent } from '../conservation/conservation.data.ts';
import { missionContent } from '../mission/mission.data.ts';
import { researchContent } from '../research/research.data.ts';
import type { ReadingPage } from './reading.types.ts';

const pages: ReadingPage[] = [missionContent, conservationContent, researchContent];

it.each([missionContent, researchContent])('the page "$title" links to the list of publications', (page) => {
  const ways = (page as ReadingPage).chapters.flatMap((chapter) => chapter.ways ?? []);

  expect(ways).toContainEqual({ to: 'bibliography', label: 'The list of publications' });
});

it('the research page links to the keyboard', () => {
  const ways = (researchContent as ReadingPage).chapters.flatMap((chapter) => chapter.ways ?? []);

  expect(ways.map(({ to }) => to)).toContain('keyboard');
});

describe.each(pages)('reading page "$title"', ({ chapters, end }) => {
  it('has a unique title, and so a unique anchor, for each chapter', () => {
    const anchors = [...chapters, end].map(({ title }) => anchorFrom(title));

    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('links to sources by DOI or PMC URLs only', () => {
    const addresses = chapters.flatMap(({ works = [] }) => works.flatMap(({ href = [] }) => href));

    for (const address of addresses)
      expect(address).toMatch(
        /^https:\/\/(doi\.org\/10\.\d{4,5}\/|pmc\.ncbi\.nlm\.nih\.gov\/articles\/PMC)\S+$/,
      );
  });

  it('references only publications listed in the bibliography', () => {
    const named = chapters.flatMap(({ works = [] }) => works.flatMap(({ publication = [] }) => publication));
    const known = publications.map(({ id }) => id);

    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('cites at least one work for every chapter with figures', () => {
    for (const { figures, works = [] } of chapters)
      if (figures !== undefined) expect(works.length, figures.caption).toBeGreaterThan(0);
  });
});
