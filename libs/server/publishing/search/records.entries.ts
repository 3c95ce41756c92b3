import {
  bibliographyContent,
  lexigramClasses,
  publications,
  timelineEntries,
  videosContent,
} from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import { listOtherNames, toDescriptionText } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { flattenVideos, getTrailPath, removeSamples } from '@paniscus/domain/videos';
import type { LibraryVideo } from '@paniscus/domain/videos';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import type { FoundPost } from '../posts/texts/post-search.service.ts';
import type { SearchEntry } from './search.entry.ts';

const formatNames = ({ authors, editors = [] }: Publication) =>
  [...authors, ...editors]
    .map(({ family, given }) => (given === undefined ? family : `${given} ${family}`))
    .join(', ');

const toPublicationEntry = (publication: Publication): SearchEntry => {
  const { id, title, container, publisher, year, topics, type, doi, isbn, note } = publication;
  const fields = [
    formatNames(publication),
    container,
    publisher,
    year === undefined ? undefined : String(year),
    bibliographyContent.types[type],
    topics.map((topic) => bibliographyContent.topics[topic]).join(', '),
    doi,
    isbn,
  ];
  const text = fields.filter((field) => field !== undefined && field !== '').join(' · ');
  return {
    kind: 'publication',
    id,
    title,
    sections: [{ text: note === undefined ? text : `${text}. ${note}` }],
  };
};

const toLexigramEntry = ({ key, word, lexigramClass, panel }: Lexigram): SearchEntry => {
  const classInfo = lexigramClasses.find(({ id }) => id === lexigramClass);
  const [first = '', ...rest] = panel;
  const text = `${classInfo?.name ?? ''}, panel ${first.toUpperCase()}${rest.join('')}`;
  return { kind: 'lexigram', id: key, title: word, sections: [{ text }] };
};

const toVideoEntry = ({ id, title, trail }: LibraryVideo): SearchEntry => ({
  kind: 'video',
  id: `${getTrailPath(trail)}#film-${id}`,
  title,
  sections: [{ heading: trail.map((part) => part.title).join(', '), text: trail.at(-1)?.description ?? '' }],
});

export const toProductEntry = ({ id, title, description, tags, variants }: Product): SearchEntry => ({
  kind: 'product',
  id,
  title,
  synonyms: listOtherNames([title, ...tags].join('\n')),
  sections: [
    { text: toDescriptionText(description) },
    { text: [...tags, ...variants.map((variant) => variant.title)].join(', ') },
  ],
});

export const toPostEntry = ({ id, slug, title, byline, text }: FoundPost): SearchEntry => ({
  kind: 'post',
  id: String(id),
  ...(slug !== '' && { slug }),
  title,
  sections: [{ text }, { text: `By ${byline}` }],
});

/** Entries of the video library; its sample videos are included only where they can be played. */
export const listVideoEntries = ({ hasSamples }: { hasSamples: boolean }): readonly SearchEntry[] =>
  flattenVideos(hasSamples ? videosContent.library : removeSamples(videosContent.library)).map(toVideoEntry);

/** Entries from lists: publications, timeline entries, lexigrams. */
export const recordEntries: readonly SearchEntry[] = [
  ...publications.map(toPublicationEntry),
  ...timelineEntries.map(({ slug, title, date, description }): SearchEntry => ({
    kind: 'timeline',
    id: slug,
    title,
    sections: [{ text: `${date.text}. ${description}` }],
  })),
  ...LEXIGRAMS.map(toLexigramEntry),
];
