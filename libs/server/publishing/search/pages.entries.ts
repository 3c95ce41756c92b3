import {
  advisoryBoard,
  boardContent,
  boardMembers,
  celebrationContent,
  conservationContent,
  contactContent,
  donationContent,
  gamesContent,
  homeContent,
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
import { getEventTimes } from '@paniscus/domain/events';
import type { SearchPage } from '@paniscus/domain/search';
import { anchorFrom } from '@paniscus/domain/urls';
import { collectParts } from './content-parts.ts';
import type { EntryPart, SearchEntry } from './search.entry.ts';

const page = (id: SearchPage, title: string, parts: readonly EntryPart[]): SearchEntry => ({
  kind: 'page',
  id,
  title,
  words: searchContent.words[id],
  parts,
});

const read = (id: SearchPage, content: { title: string }) => page(id, content.title, collectParts(content));

const buildChapters = (content: { title: string }, chapters: readonly { title: string }[]) =>
  collectParts(content).map((part) =>
    chapters.some(({ title }) => title === part.heading)
      ? { ...part, anchor: anchorFrom(part.heading ?? '') }
      : part,
  );

const reading = (id: SearchPage, content: ReadingPage) =>
  page(id, content.title, buildChapters(content, content.chapters));

const { life, pictures, inDates, film, wall } = celebrationContent;

const people: EntryPart[] = [...boardMembers, ...advisoryBoard].map(
  ({ id, name, role, location, description }) => ({
    heading: name,
    anchor: `member-${id}`,
    text: `${role}, ${location}. ${description}`,
  }),
);

const sections: EntryPart[] = privacyPolicy.sections.map(
  ({ anchor, title, paragraphs, points = [], after = [] }) => ({
    heading: title,
    anchor,
    text: [...paragraphs, ...points, ...after].join(' '),
  }),
);

const describedPages = Object.entries(searchContent.pages).map(([id, { title, text }]) =>
  page(id as SearchPage, title, [{ text }]),
);

const eventText = `${getEventTimes(memorialEvent)}. ${memorialEvent.place}. ${memorialEvent.text.coming}`;

export const pageEntries: readonly SearchEntry[] = [
  page('home', organization.name, [
    { heading: homeContent.title, text: homeContent.lead },
    { heading: memorialEvent.title, text: eventText },
    ...collectParts(homeContent),
  ]),
  page('about', boardContent.title, [...collectParts(boardContent), ...people]),
  page('privacyPolicy', privacyPolicy.title, [{ text: privacyPolicy.lead }, ...sections]),
  page(
    'celebration',
    celebrationContent.title,
    buildChapters(celebrationContent, [life, pictures, inDates, film, wall]),
  ),
  read('information', informationContent),
  reading('mission', missionContent),
  reading('conservation', conservationContent),
  reading('research', researchContent),
  read('contact', contactContent),
  read('history', timelineContent),
  page('videos', videosContent.title, [{ text: videosContent.lead }]),
  read('signs', signsContent),
  read('games', gamesContent),
  read('store', storeContent),
  read('donate', donationContent),
  ...describedPages,
];
