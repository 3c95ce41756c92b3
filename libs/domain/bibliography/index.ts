export {
  parsePublicationFilter,
  buildPublicationQuery,
  groupPublicationsByDecade,
  filterPublications,
} from './bibliography.rules.ts';
export { PUBLICATION_TOPICS, PUBLICATION_TYPES } from './bibliography.types.ts';
export type {
  Publication,
  PublicationFilter,
  PublicationName,
  PublicationTopic,
  PublicationType,
} from './bibliography.types.ts';
export { formatCheckNote, toCsl } from './csl.rules.ts';
