import type { Publication, PublicationTopic, PublicationType } from '@paniscus/domain/bibliography';
import { contextPublications } from './context.data.ts';
import { FOUNDING_NAMES } from './people.data.ts';
import { rememberedPublications } from './remembered.data.ts';
import { seenPublications } from './seen.data.ts';

/** All publications: those of the founding researcher, followed by works of others about the language. */
export const publications: readonly Publication[] = [
  ...seenPublications,
  ...rememberedPublications,
  ...contextPublications,
];

const types: Record<PublicationType, string> = {
  'article-journal': 'Article',
  chapter: 'Chapter',
  book: 'Book',
  thesis: 'Thesis',
};
const topics: Record<PublicationTopic, string> = {
  language: 'Language and symbols',
  communication: 'Gesture, voice and talk',
  cognition: 'Memory, number and mind',
  tools: 'Tools',
  culture: 'Culture',
  behaviour: 'Behaviour and growing up',
  welfare: 'Welfare',
};

export const bibliographyContent = {
  title: 'The bibliography of Sue Savage-Rumbaugh',
  navigationLabel: 'Bibliography',
  label: 'Publications, 1975 to 2019',
  lead: 'More than forty years of work with bonobos and chimpanzees, and what came of it: what was found, where it stands, and how to cite it.',
  description:
    'The publications of Sue Savage-Rumbaugh on language, tools, culture and welfare of bonobos and chimpanzees, to search, to filter and to cite.',
  note: 'We publish what we have seen. A work marked “Details not checked” is given as we remember it, without volume, pages or number, and leads nowhere until somebody has looked it up.',
  own: 'By Sue Savage-Rumbaugh',
  context: 'About the language',
  foundingNames: FOUNDING_NAMES,
  types,
  topics,
} as const;
