/** A source of the page about the signs, by title only, because URLs may break. */
export type SignSource = { id: string; work: string };

export const signSources = {
  read: [
    { id: 'yerkish', work: 'Wikipedia, “Yerkish.”' },
    {
      id: 'innsbruck',
      work: 'University of Innsbruck, Digital Visual Studies pages on the grammar of Yerkish (in German).',
    },
    {
      id: 'kanzi-book',
      work: 'Savage-Rumbaugh and Lewin, Kanzi: The Ape at the Brink of the Human Mind. Wiley, 1994.',
    },
    {
      id: 'study-1986',
      work: 'Savage-Rumbaugh, McDonald, Sevcik, Hopkins and Rubert, “Spontaneous symbol acquisition and communicative use by pygmy chimpanzees (Pan paniscus).” Journal of Experimental Psychology: General 115 (1986), 211–235; counts as given on a study card.',
    },
    { id: 'sagan', work: 'Sagan and Druyan, Shadows of Forgotten Ancestors.' },
    {
      id: 'mindblog',
      work: 'MindBlog, 2007, reporting what Erard wrote about Lyn’s study of errors by Kanzi and Panbanisha.',
    },
    { id: 'tomasello', work: 'Tomasello, on Kanzi’s two-part requests (in a Russian edition).' },
    { id: 'poster', work: 'Rabinowitz and Pruetz, a poster on tests of words, signs and pictures.' },
    { id: 'wikisum', work: 'Wikisum, “Lexigrams,” on the keys that Lana used.' },
    {
      id: 'trust-2010',
      work: 'Great Ape Trust and Time, both 2010, as quoted by encyclopedias, on boards of 384 keys.',
    },
    {
      id: 'chat',
      work: 'Laughing Squid and others, on the bonobos’ touchscreens and the app Bonobo Chat.',
    },
  ],
  /** Works known by title and container only, for further reading. */
  further: [
    {
      id: 'glasersfeld-1973',
      work: 'Von Glasersfeld and others, “A computer mediates communication with a chimpanzee.” Computers and Automation 22(7), 1973, 3–6.',
    },
    {
      id: 'glasersfeld-1974',
      work: 'Von Glasersfeld, “The Yerkish language for non-human primates.” American Journal of Computational Linguistics 1, microfiche 12, 1974.',
    },
    {
      id: 'glasersfeld-1977',
      work: 'Von Glasersfeld, “The Yerkish language and its automatic parser,” pages 91–130 in the book below.',
    },
    {
      id: 'rumbaugh-1977',
      work: 'Rumbaugh (ed.), Language Learning by a Chimpanzee: The LANA Project. Academic Press, 1977.',
    },
  ],
} as const satisfies Record<string, readonly SignSource[]>;

type SourceWork = (typeof signSources)[keyof typeof signSources][number];
export type SignSourceId = SourceWork['id'];

/** Words of the vocabulary that a source names as a word on a board or in the vocabulary of an ape. */
export const sourcedWords = {
  'study-1986': ['orange', 'banana', 'coffee', 'juice', 'groom', 'egg', 'hot dog', 'Mulika', 'TV'],
  sagan: ['tickle', 'chase', 'ball', 'bug', 'blueberry', 'outdoors', 'videotape'],
  poster: ['can', 'peanut', 'Matata'],
  mindblog: ['blackberry', 'cherry'],
  'kanzi-book': ['key', 'wrench', 'hide', 'shirt', 'pine-needle', 'fire', 'Lookout', 'Treehouse', 'Midway'],
  tomasello: ['bite', 'carry', 'grab', 'hug', 'slap'],
  wikisum: ['eat', 'apple', 'drink'],
  innsbruck: ['name-of', 'which-is'],
} as const satisfies Partial<Record<SignSourceId, readonly string[]>>;
