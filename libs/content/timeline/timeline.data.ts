import { PICTURES } from '../pictures/pictures.data.ts';
import type { TimelineDate, TimelineEntry } from './timeline.types.ts';

export const timelineContent = {
  title: 'Could an ape speak?',
  label: 'A timeline, 1637 to 1977',
  lead: 'People have asked this question for more than three hundred years. Twenty-two entries, from Descartes to a keyboard of lexigrams.',
  /** Shown because parts of the line are not to scale. */
  scale: 'In gaps of twenty years or more, each tick marks ten years. Other distances are not to scale.',
  signs: 'Each entry has a sign from our keyboard. The signs and the pictures were drawn for this site.',
  yearNav: 'Years',
  sources: 'Source',
  copy: { action: 'Copy link', done: 'Copied', announcement: 'The link to this entry was copied.' },
  earlier: 'Earlier',
  later: 'Later',
  end: {
    title: 'What came next',
    text: 'Kanzi was born on October 28, 1980. On this site, you can read, hear and combine signs inspired by Yerkish and drawn for this site.',
    keyboard: 'Open the keyboard',
    signs: 'How the signs are built',
    celebration: 'Celebrating Kanzi',
  },
} as const;

const year = (value: `${number}`): TimelineDate => ({ precision: 'year', text: value, value });

const GREAT_APE_LANGUAGE = 'Wikipedia, “Great ape language.”';
const PROQUEST_REVIEW = 'A review of “Apes, Language, and the Human Mind” (ProQuest).';
const YERKISH = 'Wikipedia, “Yerkish.”';
const CEPA = 'The list of Ernst von Glasersfeld’s papers at cepa.info.';

/** History of the idea, in chronological order. Every statement comes from a source named in its entry. */
export const timelineEntries: readonly TimelineEntry[] = [
  {
    slug: 'descartes',
    date: year('1637'),
    title: 'Descartes on speech and thought',
    description:
      'Descartes writes that no animal puts words together to express a thought. Magpies and parrots can pronounce words, he grants, but that is not the same as expressing a thought. The later entries on this timeline return to this question with apes.',
    sources: ['Descartes, in the excerpts at pubpages.unh.edu/~jel/Descartes.html.'],
    sign: 'no',
    picture: PICTURES['timeline-descartes'],
  },
  {
    slug: 'pepys',
    date: { precision: 'day', text: 'August 24, 1661', value: '1661-08-24' },
    title: 'Pepys meets a “great baboone”',
    description:
      'On August 24, 1661, Pepys sees an animal that he calls a “great baboone.” He thinks that it might be taught to speak or to make signs. On this timeline, people try speech first. Signs follow in 1966.',
    sources: [PROQUEST_REVIEW],
    sign: 'visitor',
  },
  {
    slug: 'la-mettrie',
    date: year('1748'),
    title: 'A school for a young ape',
    description:
      'In “Man a Machine,” La Mettrie proposes teaching language to a young ape with the methods used to teach deaf people. He names Amman as a teacher of these methods. It is only a proposal, but it is the first entry on this timeline with a method.',
    sources: [PROQUEST_REVIEW, 'Notes to a Russian edition of La Mettrie (bitlit.ru).'],
    sign: 'please',
  },
  {
    slug: 'garner-begins',
    date: year('1884'),
    title: 'Garner begins to listen',
    description:
      'Richard L. Garner begins to study the calls of monkeys. The earlier entries on this timeline ask whether animals could use human words. Garner studies the sounds that the animals make themselves. He publishes a book about them eight years later.',
    sources: [GREAT_APE_LANGUAGE],
    sign: 'Treehouse',
  },
  {
    slug: 'speech-of-monkeys',
    date: year('1892'),
    title: 'A call is played back',
    description:
      'Garner publishes “The Speech of Monkeys.” He records calls and plays them back, so that a sound can be heard a second time. It is the first time on this timeline that a machine is used to study animal calls.',
    sources: [GREAT_APE_LANGUAGE],
    sign: 'TV',
    picture: PICTURES['timeline-speech-of-monkeys'],
  },
  {
    slug: 'gorillas-and-chimpanzees',
    date: year('1896'),
    title: 'From monkeys to apes',
    description:
      'Garner publishes “Gorillas & Chimpanzees” and, in 1900, “Apes and Monkeys: Their Life and Language.” His titles move from monkeys to apes and from speech to language. Sixteen years pass between his first studies of calls and the last of these books.',
    sources: [GREAT_APE_LANGUAGE],
    sign: 'outdoors',
  },
  {
    slug: 'clever-hans',
    date: { precision: 'about', text: 'About 1900', value: '1900' },
    title: 'Clever Hans in public',
    description:
      'About 1900 the horse Clever Hans is shown in public. He is not an ape, but the Great Ape Trust included him in its own timeline of ape language. His case raises a question for every later study: does the animal answer the question, or does it react to the person who asks?',
    sources: ['Great Ape Trust, “Ape language timeline.”'],
    sign: 'question',
  },
  {
    slug: 'peter',
    date: { precision: 'day', text: 'December 15, 1909', value: '1909-12-15' },
    title: 'Peter says “mama”',
    description:
      'The journal Psychological Clinic publishes “A Monkey with a Mind,” by Witmer. Despite the title, the article is about a chimpanzee, Peter, who says “mama.” It is the first word spoken by an ape on this timeline.',
    sources: [
      'Witmer, “A Monkey with a Mind.” Psychological Clinic III(7), December 15, 1909.',
      'Hornaday, on Peter.',
    ],
    sign: 'surprise',
  },
  {
    slug: 'furness',
    date: year('1916'),
    title: '“Papa” and “cup”',
    description:
      'Furness publishes his observations on the mentality of chimpanzees and orangutans. In them, an orangutan says “papa” and “cup.” Together with Peter’s “mama,” that makes three spoken words on this timeline so far. All of them are short words from human language.',
    sources: [
      'Furness, “Observations on the mentality of chimpanzees and orang-utans.” Proceedings of the American Philosophical Society 55(3), 1916, 281–290.',
    ],
    sign: 'coffee',
  },
  {
    slug: 'almost-human',
    date: year('1925'),
    title: 'Yerkes writes “Almost Human”',
    description:
      'Yerkes publishes “Almost Human.” Later entries on this timeline carry his name: Yerkish, the language taught to a chimpanzee starting in 1973, is named for Robert M. Yerkes. Kanzi is born in 1980 at the Yerkes field station in Atlanta.',
    sources: ['Yerkes, Almost Human, 1925 (archive.org).', YERKISH, 'Wikipedia, “Kanzi.”'],
    sign: 'give',
  },
  {
    slug: 'pan-paniscus',
    date: year('1929'),
    title: 'The bonobo is described',
    description:
      'Ernst Schwarz describes the bonobo as a subspecies of the chimpanzee, Pan satyrus paniscus. Four years later, Harold Coolidge proposes that it is a species of its own, Pan paniscus. Kanzi, the bonobo whom this site celebrates, is born in 1980, after the last entry on this timeline.',
    sources: [
      'Wikipedia, “Bonobo.”',
      'Twycross Zoo, Wildpro, “Pan paniscus: species variation.”',
      'Wikipedia, “Kanzi.”',
    ],
    sign: 'Kanzi',
    picture: PICTURES['timeline-pan-paniscus'],
  },
  {
    slug: 'orange-park',
    date: year('1930'),
    title: 'An ape station in Florida',
    description:
      'Yale’s ape station is established at Orange Park, Florida. In the same year, on November 15, Gua is born in Cuba. The station and Gua’s upbringing in a family are two different ways to study apes. The next entry is about the family.',
    sources: ['A page on the station at Orange Park (drvitelli.typepad.com).', 'Docslib 12865737, on Gua.'],
    sign: 'orange',
    picture: PICTURES['timeline-orange-park'],
  },
  {
    slug: 'gua',
    date: { precision: 'day', text: 'June 26, 1931', value: '1931-06-26' },
    title: 'Gua and Donald',
    description:
      'The Kelloggs take in Gua, who is seven months old, to raise with their son Donald. It is the first time on this timeline that an ape is raised in a family together with a child, instead of being taught in lessons.',
    sources: ['Docslib 12865737, on Gua.'],
    sign: 'hug',
    picture: PICTURES['timeline-gua'],
  },
  {
    slug: 'viki',
    date: { precision: 'span', text: 'Late 1940s to 1950s', value: '1950' },
    title: 'Viki’s four words',
    description:
      'Keith and Catherine Hayes raise Viki. She learns to say “mama,” “papa,” “cup” and “up.” Peter or Furness’s orangutan had also spoken three of these four words. No later entry on this timeline is about teaching an ape to speak aloud.',
    sources: ['A page on Viki (rp.pl).', 'Docslib 3070300.'],
    sign: 'juice',
  },
  {
    slug: 'washoe',
    date: year('1966'),
    title: 'Washoe learns signs',
    description:
      'The Gardners begin to teach signs to Washoe, whom they raise until 1970. One account says that they began in 1967. Pepys had suggested signs in 1661, and La Mettrie had suggested the methods used with deaf people in 1748.',
    sources: ['Wikipedia, “Great ape language.”', 'Animal People Forum, 2007.'],
    sign: 'hand',
    picture: PICTURES['timeline-washoe'],
  },
  {
    slug: 'science-1969',
    date: year('1969'),
    title: 'Sign language in Science',
    description:
      'Gardner and Gardner report sign language in a chimpanzee in the journal Science, three years after they began with Washoe. Sixty years earlier, a journal had reported Peter’s one spoken word. This time, the words are made with the hands.',
    sources: ['Lyn, “Apes and the evolution of language,” 2012, on Gardner and Gardner.'],
    sign: 'good',
  },
  {
    slug: 'lexigram',
    date: { precision: 'season', text: 'Spring 1971', value: '1971' },
    title: 'The word “lexigram”',
    description:
      'In the spring of 1971 the LANA project receives a four-year grant. The team is Duane Rumbaugh, Harold Warner, Ernst von Glasersfeld and Pier Pisani. LANA stands for LANguage Analogue. In the same year, von Glasersfeld coins the word “lexigram,” creates the first 120 lexigrams and writes their grammar.',
    sources: [
      'Savage-Rumbaugh and Lewin, Kanzi: The Ape at the Brink of the Human Mind. Wiley, 1994.',
      YERKISH,
    ],
    sign: 'key',
  },
  {
    slug: 'lana',
    date: year('1973'),
    title: 'Lana begins with Yerkish',
    description:
      'Lana, a chimpanzee, begins her training. She is the first ape to be taught Yerkish. Her keys stand for words such as food, eat, apple and drink. She can ask for food and drink, music, a short film or an open window. A computer reads her requests, as the title of a 1973 paper says: “A computer mediates communication with a chimpanzee.”',
    sources: [
      YERKISH,
      'Wikisum, “Lexigrams.”',
      'University of Innsbruck, pages on the grammar of Yerkish (in German).',
      CEPA,
    ],
    sign: 'Lana',
    picture: PICTURES['timeline-lana'],
  },
  {
    slug: 'nim',
    date: year('1973'),
    title: 'Project Nim begins',
    description:
      'Herbert Terrace begins Project Nim, in the same year in which Lana begins with Yerkish. Two projects with chimpanzees and language start in 1973. This entry is short because our sources confirm only who started Project Nim and when.',
    sources: ['Wikisum, on Project Nim.'],
    sign: 'now',
  },
  {
    slug: 'yerkish',
    date: year('1974'),
    title: 'Yerkish is published',
    description:
      'Von Glasersfeld publishes “The Yerkish language for non-human primates,” about the language that Lana is taught. Its lexigrams are built from visual design elements and are not pictures of their meanings. Their color shows the class of the word. Almost every lexigram stands for one English word in one sense.',
    sources: [
      'Von Glasersfeld, “The Yerkish language for non-human primates.” American Journal of Computational Linguistics 1, microfiche 12, 1974.',
      'University of Innsbruck, pages on the grammar of Yerkish (in German).',
    ],
    sign: 'yes',
    picture: PICTURES['timeline-yerkish'],
  },
  {
    slug: 'savage-rumbaugh',
    date: year('1975'),
    title: 'Sue Savage-Rumbaugh joins',
    description:
      'Sue Savage-Rumbaugh receives her doctorate in psychology from the University of Oklahoma. Her dissertation is about mothers and infants among group-living captive chimpanzees. In the same year she joins the LANA project at Yerkes. Kanzi is born at the Yerkes field station in Atlanta five years later.',
    sources: ['Wikipedia, “Sue Savage-Rumbaugh.”', 'Wikipedia, “Kanzi.”'],
    sign: 'groom',
  },
  {
    slug: 'the-lana-project',
    date: { precision: 'day', text: 'January 28, 1977', value: '1977-01-28' },
    title: 'A book about the LANA project',
    description:
      '“Language Learning by a Chimpanzee: The LANA Project” is published, edited by Rumbaugh. In one of its chapters, von Glasersfeld describes the language and its parser, the program that analyzes its sentences. The timeline ends here, 340 years after Descartes.',
    sources: [
      'Rumbaugh (ed.), Language Learning by a Chimpanzee: The LANA Project. Academic Press, 1977.',
      CEPA,
    ],
    sign: 'more',
  },
];
