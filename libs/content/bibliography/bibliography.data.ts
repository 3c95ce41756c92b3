import type { Publication, PublicationTopic, PublicationType } from '@paniscus/domain/bibliography';
import { relatedWorks } from './related-works.data.ts';
import { FOUNDING_NAMES } from './people.data.ts';
import { unverifiedPublications } from './unverified.data.ts';
import { verifiedPublications } from './verified.data.ts';

/** All publications: those of the founding researcher, followed by works by others about the language. */
export const publications: readonly Publication[] = [
  ...verifiedPublications,
  ...unverifiedPublications,
  ...relatedWorks,
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
  behaviour: 'Behavior and growing up',
  welfare: 'Welfare',
};

export const bibliographyContent = {
  title: 'The bibliography of Sue Savage-Rumbaugh',
  navigationLabel: 'Bibliography',
  label: 'Publications, 1975 to 2019',
  lead: 'More than forty years of research with bonobos and chimpanzees: key findings, where to read the works, and how to cite them.',
  description:
    'The publications of Sue Savage-Rumbaugh on the language, tools, culture and welfare of bonobos and chimpanzees. Search, filter and cite them.',
  note: 'We list details that we have seen in a public source. We have not yet checked the details of some works. Their pages say so and give only the title, authors, year and publication.',
  unchecked: 'We have not yet checked the details of this work against a public source.',
  finding: 'Finding',
  findingSource: 'Source of the finding',
  own: 'By Sue Savage-Rumbaugh',
  context: 'About the language',
  foundingNames: FOUNDING_NAMES,
  types,
  topics,
} as const;
