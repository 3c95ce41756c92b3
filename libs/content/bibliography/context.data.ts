import type { Publication } from '@paniscus/domain';
import { byFamily, lyn, schoenemann, vonGlasersfeld } from './people.data.ts';

type Context = Omit<Publication, 'group' | 'checked'>;

/** Works by others about the language and about those who use it; all were seen in a public source. */
const context: readonly Context[] = [
  {
    id: 'computer-mediates-1973',
    type: 'article-journal',
    topics: ['language', 'communication'],
    title: 'A computer mediates communication with a chimpanzee',
    authors: [vonGlasersfeld],
    hasOtherAuthors: true,
    year: 1973,
    container: 'Computers and Automation',
    volume: '22',
    issue: '7',
    pages: '3-6',
  },
  {
    id: 'yerkish-language-1974',
    type: 'article-journal',
    topics: ['language'],
    title: 'The Yerkish language for non-human primates',
    authors: [vonGlasersfeld],
    year: 1974,
    container: 'American Journal of Computational Linguistics',
    volume: '1',
    note: 'Microfiche 12.',
  },
  {
    id: 'yerkish-parser-1977',
    type: 'chapter',
    topics: ['language'],
    title: 'The Yerkish language and its automatic parser',
    authors: [vonGlasersfeld],
    editors: byFamily('Rumbaugh'),
    year: 1977,
    container: 'Language Learning by a Chimpanzee: The LANA Project',
    pages: '91-130',
    publisher: 'Academic Press',
  },
  {
    id: 'lana-project-1977',
    type: 'book',
    topics: ['language'],
    title: 'Language Learning by a Chimpanzee: The LANA Project',
    authors: [],
    editors: byFamily('Rumbaugh'),
    year: 1977,
    publisher: 'Academic Press',
    isbn: '978-0-12-601850-9',
  },
  {
    id: 'evolution-of-language-2012',
    type: 'chapter',
    topics: ['language', 'cognition'],
    title: 'Apes and the evolution of language',
    authors: [lyn],
    year: 2012,
    doi: '10.1093/oxfordhb/9780199738182.013.0019',
  },
  {
    id: 'reversible-sentences-2022',
    type: 'article-journal',
    topics: ['language'],
    title:
      'Evidence of grammatical knowledge in apes: An analysis of Kanzi’s performance on reversible sentences',
    authors: [schoenemann],
    year: 2022,
    container: 'Frontiers in Psychology',
    volume: '13',
    pages: '885605',
    doi: '10.3389/fpsyg.2022.885605',
    note: 'Open access.',
  },
];

export const contextPublications: readonly Publication[] = context.map((work) => ({
  ...work,
  group: 'context',
  checked: 'seen',
}));
