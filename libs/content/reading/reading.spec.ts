import { describe, expect, it } from 'vitest';
import { conservationContent } from '../conservation/conservation.data.ts';
import { missionContent } from '../mission/mission.data.ts';
import { researchContent } from '../research/research.data.ts';
import type { ReadingPage } from './reading.types.ts';

const pages: ReadingPage[] = [missionContent, conservationContent, researchContent];

describe.each(pages)('the page "$title"', ({ chapters, end }) => {
  it('calls no two chapters the same', () => {
    const titles = [...chapters, end].map(({ title }) => title);

    expect(new Set(titles).size).toBe(titles.length);
  });

  it('leads elsewhere only by addresses that last', () => {
    const addresses = chapters.flatMap(({ works = [] }) => works.flatMap(({ href = [] }) => href));

    for (const address of addresses)
      expect(address).toMatch(
        /^https:\/\/(doi\.org\/10\.\d{4,5}\/|pmc\.ncbi\.nlm\.nih\.gov\/articles\/PMC)\S+$/,
      );
  });

  it('names a work behind every number in a figure', () => {
    for (const { figures, works = [] } of chapters)
      if (figures !== undefined) expect(works.length, figures.caption).toBeGreaterThan(0);
  });
});
