import type { InferType } from 'yup';
import { choice, flag, integer, list, optionalText, record, text } from '../validation/response-fields.ts';
import { SEARCH_KINDS } from './search.types.ts';

const markedTextSchema = list(
  record({ text: text(), isMarked: flag() }),
  'Text split into segments, with matches marked.',
);

const hitSchema = record({
  kind: choice(SEARCH_KINDS),
  id: text('Route name of a page, or URL segment of any other item.'),
  slug: optionalText('Segment of the URL after the id, if there is one.'),
  anchor: optionalText('Anchor of the best matching section, if any.'),
  title: markedTextSchema,
  heading: optionalText('Heading of the section that contains the snippet.'),
  snippet: markedTextSchema,
});

const groupSchema = record({
  kind: choice(SEARCH_KINDS),
  total: integer('Number of matches.'),
  isTotalCapped: flag('Whether there are more matches than `total`.').optional(),
  hits: list(hitSchema),
});

/** Response of `GET /api/search/`. */
export const searchResponse = record({
  groups: list(groupSchema),
  isApproximate: flag(
    'Whether the matches allow for one typing error per word, because nothing else was found.',
  ).optional(),
  closest: optionalText('Spelling suggestion for the whole query, if nothing was found and there is one.'),
});

export type MarkedText = InferType<typeof markedTextSchema>;
export type SearchHit = InferType<typeof hitSchema>;
export type SearchGroup = InferType<typeof groupSchema>;
export type SearchResponse = InferType<typeof searchResponse>;
