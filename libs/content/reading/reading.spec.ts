import { toAnchor } from '@paniscus/domain/urls';
import { describe, expect, it } from 'vitest';
import { publications } from '../bibliography/bibliography.data.ts';
import { conservationContent } from '../conservation/conservation.data.ts';
import { missionContent } from '../mission/mission.data.ts';
import { researchContent } from '../research/research.data.ts';
import type { ReadingPage } from './reading.types.ts';

const pages: ReadingPage[] = [missionContent, conservationContent, researchContent];

it.each([missionContent, researchContent])('the page "$title" links to the list of publications', (page) => {
  const links = (page as ReadingPage).chapters.flatMap((chapter) => chapter.relatedLinks ?? []);

  expect(links).toContainEqual({ to: 'bibliography', label: 'The list of publications' });
});

it('the research page links to the keyboard', () => {
  const links = (researchContent as ReadingPage).chapters.flatMap((chapter) => chapter.relatedLinks ?? []);

  expect(links.map(({ to }) => to)).toContain('keyboard');
});

it('the conservation page gives each weight in kilograms and, rounded, in pounds', () => {
  const chapters = (conservationContent as ReadingPage).chapters;
  const weights = chapters.find(({ figures }) => figures?.caption.startsWith('Weight'))?.figures?.rows ?? [];

  expect(weights.length).toBeGreaterThan(0);
  for (const { value } of weights) {
    const [, kilograms = '', pounds] = /^([\d–]+) kg \(([\d–]+) lb\)$/.exec(value) ?? [];
    const converted = kilograms.split('–').map((weight) => Math.round(Number(weight) * 2.2046));

    expect(pounds, value).toBe(converted.join('–'));
  }
});

describe.each(pages)('reading page "$title"', ({ chapters, end }) => {
  it('has a unique anchor for each chapter', () => {
    const anchors = [...chapters, end].map(({ title }) => toAnchor(title));

    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('links to sources with DOI or PMC URLs only', () => {
    const urls = chapters.flatMap(({ works = [] }) => works.flatMap(({ href = [] }) => href));

    for (const url of urls)
      expect(url).toMatch(/^https:\/\/(doi\.org\/10\.\d{4,5}\/|pmc\.ncbi\.nlm\.nih\.gov\/articles\/PMC)\S+$/);
  });

  it('says that the signs it shows were drawn for this site', () => {
    for (const { signs } of chapters)
      if (signs !== undefined) expect(signs.caption).toMatch(/drawn for this site$/);
  });

  it('references only publications listed in the bibliography', () => {
    const citedIds = chapters.flatMap(({ works = [] }) =>
      works.flatMap(({ publication = [] }) => publication),
    );
    const knownIds = publications.map(({ id }) => id);

    expect(citedIds.filter((id) => !knownIds.includes(id))).toEqual([]);
  });

  it('cites at least one work for every chapter with figures', () => {
    for (const { figures, works = [] } of chapters)
      if (figures !== undefined) expect(works.length, figures.caption).toBeGreaterThan(0);
  });
});
