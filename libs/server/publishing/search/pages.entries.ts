import {
  advisoryBoard,
  boardContent,
  boardMembers,
  celebrationContent,
  conservationContent,
  contactContent,
  donationContent,
  donationSteps,
  comparisonContent,
  gamesContent,
  homeContent,
  impactContent,
  informationContent,
  memorialEvent,
  missionContent,
  organization,
  privacyPolicy,
  researchContent,
  searchContent,
  signsContent,
  storeContent,
  timelineContent,
  videosContent,
} from '@paniscus/content';
import type { ReadingPage } from '@paniscus/content';
import { formatEventTimes } from '@paniscus/domain/events';
import type { SearchPage } from '@paniscus/domain/search';
import { toAnchor } from '@paniscus/domain/urls';
import { extractSections } from './content-sections.ts';
import type { EntrySection, SearchEntry } from './search.entry.ts';

const createPageEntry = (id: SearchPage, title: string, sections: readonly EntrySection[]): SearchEntry => ({
  kind: 'page',
  id,
  title,
  synonyms: searchContent.synonyms[id],
  sections,
});

const createEntry = (id: SearchPage, content: { title: string }, ...more: readonly object[]) =>
  createPageEntry(id, content.title, [content, ...more].flatMap(extractSections));

const buildChapters = (content: { title: string }, chapters: readonly { title: string }[]) =>
  extractSections(content).map((section) =>
    chapters.some(({ title }) => title === section.heading)
      ? { ...section, anchor: toAnchor(section.heading ?? '') }
      : section,
  );

const createReadingEntry = (id: SearchPage, content: ReadingPage) =>
  createPageEntry(id, content.title, buildChapters(content, content.chapters));

/** Without what the lead says already. */
const { lead, returnPolicy, cart } = storeContent;

const { life, pictures, keyDates, film, memoryWall } = celebrationContent;

const memberSections: EntrySection[] = [...boardMembers, ...advisoryBoard].map(
  ({ id, name, role, location, description }) => ({
    heading: name,
    anchor: `member-${id}`,
    text: `${role}, ${location}. ${description}`,
  }),
);

const policySections: EntrySection[] = privacyPolicy.sections.map(
  ({ anchor, title, paragraphs, points = [], after = [] }) => ({
    heading: title,
    anchor,
    text: [...paragraphs, ...points, ...after].join(' '),
  }),
);

const describedPages = Object.entries(searchContent.pages).map(([id, { title, text }]) =>
  createPageEntry(id as SearchPage, title, [{ text }]),
);

const eventText = `${formatEventTimes(memorialEvent)}. ${memorialEvent.place}. ${memorialEvent.text.upcoming}`;

export const pageEntries: readonly SearchEntry[] = [
  createPageEntry('home', organization.name, [
    { heading: homeContent.title, text: homeContent.lead },
    { heading: memorialEvent.title, text: eventText },
    ...extractSections(homeContent),
  ]),
  createPageEntry('about', boardContent.title, [...extractSections(boardContent), ...memberSections]),
  createPageEntry('privacyPolicy', privacyPolicy.title, [{ text: privacyPolicy.lead }, ...policySections]),
  createPageEntry(
    'celebration',
    celebrationContent.title,
    buildChapters(celebrationContent, [life, pictures, keyDates, film, memoryWall]),
  ),
  createEntry('information', informationContent),
  createReadingEntry('mission', missionContent),
  createReadingEntry('conservation', conservationContent),
  createPageEntry('impact', impactContent.title, [{ text: impactContent.lead }]),
  createReadingEntry('research', researchContent),
  createEntry('contact', contactContent),
  createEntry('history', timelineContent),
  createPageEntry('videos', videosContent.title, [{ text: videosContent.lead }]),
  createEntry('signs', signsContent),
  createEntry('games', gamesContent),
  createEntry('comparison', comparisonContent),
  createEntry('store', { title: storeContent.title }, { lead, returnPolicy, cart }),
  createEntry('donate', donationContent, donationSteps),
  ...describedPages,
];
