import {
  bibliographyContent,
  lexigramClasses,
  publications,
  timelineEntries,
  videosContent,
} from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import { flattenVideos, findTrailPosition } from '@paniscus/domain/videos';
import type { PlacedVideo } from '@paniscus/domain/videos';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import type { PostText } from '../posts/post-texts.ts';
import type { SearchEntry } from './search.entry.ts';

const formatNames = ({ authors, editors = [] }: Publication) =>
  [...authors, ...editors]
    .map(({ family, given }) => (given === undefined ? family : `${given} ${family}`))
    .join(', ');

const publicationEntry = (publication: Publication): SearchEntry => {
  const { id, title, container, publisher, year, topics, type, doi, isbn, note } = publication;
  const line = [
    formatNames(publication),
    container,
    publisher,
    year === undefined ? undefined : String(year),
    bibliographyContent.types[type],
    topics.map((topic) => bibliographyContent.topics[topic]).join(', '),
    doi,
    isbn,
  ];
  const text = line.filter((part) => part !== undefined && part !== '').join(' · ');
  return {
    kind: 'publication',
    id,
    title,
    parts: [{ text: note === undefined ? text : `${text}. ${note}` }],
  };
};

const lexigramEntry = ({ key, word, lexigramClass, panel }: Lexigram): SearchEntry => {
  const classInfo = lexigramClasses.find(({ id }) => id === lexigramClass);
  const [first = '', ...rest] = panel;
  const text = `${classInfo?.name ?? ''}, panel ${first.toUpperCase()}${rest.join('')}`;
  return { kind: 'lexigram', id: key, title: word, parts: [{ text }] };
};

const videoEntry = ({ id, title, trail }: PlacedVideo): SearchEntry => ({
  kind: 'video',
  id: `${findTrailPosition(trail)}#film-${id}`,
  title,
  parts: [{ heading: trail.map((part) => part.title).join(', '), text: trail.at(-1)?.description ?? '' }],
});

export const postEntry = ({ id, title, byline, text }: PostText): SearchEntry => ({
  kind: 'post',
  id: String(id),
  title,
  parts: [{ text }, { text: `By ${byline}` }],
});

/** Entries that pages list by the dozen: publications, timeline entries, videos, lexigrams. */
export const thingEntries: readonly SearchEntry[] = [
  ...publications.map(publicationEntry),
  ...timelineEntries.map(({ slug, title, date, description }): SearchEntry => ({
    kind: 'timeline',
    id: slug,
    title,
    parts: [{ text: `${date.text}. ${description}` }],
  })),
  ...flattenVideos(videosContent.library).map(videoEntry),
  ...LEXIGRAMS.map(lexigramEntry),
];
