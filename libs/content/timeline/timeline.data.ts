import { PICTURES } from '../pictures/pictures.data.ts';
import type { TimelineDate, TimelineEntry } from './timeline.types.ts';

export const timelineContent = {
  title: 'Could an ape speak?',
  label: 'A timeline, 1637 to 1977',
  lead: 'For three hundred and forty years people have asked, doubted, listened and tried. Twenty-two entries on one line, from a flat denial to a keyboard of signs.',
  /** Shown because parts of the line are not to scale. */
  scale:
    'Where the line lies empty for twenty years or more, each tick is ten years. Elsewhere entries stand as close as their words allow.',
  signs:
    'Every entry has a sign on the line, taken from our keyboard; the word of the sign stands with the date.',
  rail: 'Years',
  sources: 'Source',
  copy: { action: 'Copy link', done: 'Copied', said: 'The link to this entry was copied.' },
  earlier: 'Earlier',
  later: 'Later',
  end: {
    title: 'The line goes on',
    text: 'Kanzi was born on 28 October 1980. The signs that began here can be read, heard and put together on this site.',
    keyboard: 'Open the keyboard',
    signs: 'How the signs are built',
    celebration: 'Celebrating Kanzi',
  },
} as const;

const year = (value: `${number}`): TimelineDate => ({ precision: 'year', text: value, value });

const GREAT_APE_LANGUAGE = 'Wikipedia, “Great ape language”.';
const PROQUEST_REVIEW = 'A review of “Apes, Language, and the Human Mind” (ProQuest).';
const YERKISH = 'Wikipedia, “Yerkish”.';
const CEPA = 'The list of Ernst von Glasersfeld’s papers at cepa.info.';

/** History of the idea, in chronological order. Every statement comes from a source named in its entry. */
export const timelineEntries: readonly TimelineEntry[] = [
  {
    slug: 'descartes',
    date: year('1637'),
    title: 'Magpies can say it, Descartes grants',
    description:
      'Descartes writes that no animal puts words together to express a thought. Magpies and parrots can pronounce words, he grants, but pronouncing a word is not expressing a thought. The question that runs down this page is set here: when an ape says nothing, is it the voice that is missing, or the thought?',
    sources: ['Descartes, in the excerpts at pubpages.unh.edu/~jel/Descartes.html.'],
    sign: 'no',
    picture: PICTURES['timeline-descartes'],
  },
  {
    slug: 'pepys',
    date: { precision: 'day', text: '24 August 1661', value: '1661-08-24' },
    title: 'Pepys meets a “great baboone”',
    description:
      'On 24 August 1661 Pepys sees an animal that he calls a “great baboone”. He thinks that it might be taught to speak, or to make signs. It is one thought on one day, and both roads are already in it: that of the voice and that of the hand. On this page the voice is tried first; signs have to wait until 1966.',
    sources: [PROQUEST_REVIEW],
    sign: 'visitor',
  },
  {
    slug: 'la-mettrie',
    date: year('1748'),
    title: 'A school for a young ape',
    description:
      'In Man a Machine, La Mettrie proposes to teach language to a young ape, by the methods that are used with deaf people; he names Amman in doing so. It is a proposal and no more. But it is the first on this page that has a pupil and a method in it, and not only an opinion.',
    sources: [PROQUEST_REVIEW, 'Notes to a Russian edition of La Mettrie (bitlit.ru).'],
    sign: 'please',
  },
  {
    slug: 'garner-begins',
    date: year('1884'),
    title: 'Garner begins to listen',
    description:
      'Richard L. Garner begins to study the calls of monkeys. Until now the entries on this page have asked whether an animal could use our words. Garner turns to the sounds that the animals make of themselves. Eight years later he has a book to show for it.',
    sources: [GREAT_APE_LANGUAGE],
    sign: 'Treehouse',
  },
  {
    slug: 'speech-of-monkeys',
    date: year('1892'),
    title: 'A call is played back',
    description:
      'Garner publishes The Speech of Monkeys. He records calls and plays them back, so that a sound which was gone as soon as it was made can be heard a second time. With this a machine comes into the story. The next one on this page, a computer, is eighty-one years away.',
    sources: [GREAT_APE_LANGUAGE],
    sign: 'TV',
    picture: PICTURES['timeline-speech-of-monkeys'],
  },
  {
    slug: 'gorillas-and-chimpanzees',
    date: year('1896'),
    title: 'From monkeys to apes',
    description:
      'Garner publishes Gorillas & Chimpanzees, and in 1900 Apes and Monkeys: Their Life and Language. The titles alone show a way: from monkeys to apes, and from speech to language. Between the year in which he began to study calls and the last of these books lie sixteen years.',
    sources: [GREAT_APE_LANGUAGE],
    sign: 'outdoors',
  },
  {
    slug: 'clever-hans',
    date: { precision: 'about', text: 'About 1900', value: '1900' },
    title: 'Clever Hans in public',
    description:
      'About 1900 the horse Clever Hans is shown in public. He is no ape, but the Great Ape Trust gave him a place in its own timeline of ape language, and so do we. We keep him for a question that suits every entry after this one, and every visitor who watches an animal perform: does it answer the question, or the person who asks?',
    sources: ['Great Ape Trust, “Ape language timeline”.'],
    sign: 'question',
  },
  {
    slug: 'peter',
    date: { precision: 'day', text: '15 December 1909', value: '1909-12-15' },
    title: 'Peter says “mama”',
    description:
      'The journal Psychological Clinic prints “A Monkey with a Mind”, by Witmer. Whatever the title says, it is about a chimpanzee, Peter, and Peter says “mama”. It is one word, printed in a journal with a volume and a number. On this page it is the first that an ape speaks.',
    sources: ['Witmer, “A Monkey with a Mind”. Psychological Clinic III(7), 15 December 1909.', 'Hornaday.'],
    sign: 'surprise',
  },
  {
    slug: 'furness',
    date: year('1916'),
    title: '“Papa” and “cup”',
    description:
      'Furness publishes his observations on the mentality of chimpanzees and orang-utans. In them an orang-utan says “papa” and “cup”. Together with Peter’s “mama” that makes three words on this page, two hundred and seventy-nine years after Descartes. Each of them is short, and each is in a human language.',
    sources: [
      'Furness, “Observations on the mentality of chimpanzees and orang-utans”. Proceedings of the American Philosophical Society 55(3), 1916, 281–290.',
    ],
    sign: 'coffee',
  },
  {
    slug: 'almost-human',
    date: year('1925'),
    title: 'Yerkes writes Almost Human',
    description:
      'Yerkes publishes Almost Human. His name stays with what follows on this page: the language of signs on which a chimpanzee is trained from 1973 is called Yerkish, for Robert M. Yerkes. And the field station in Atlanta at which Kanzi is born in 1980 is called Yerkes too.',
    sources: ['Yerkes, Almost Human, 1925 (archive.org).', YERKISH, 'Wikipedia, “Kanzi”.'],
    sign: 'give',
  },
  {
    slug: 'pan-paniscus',
    date: year('1929'),
    title: 'The bonobo gets a name',
    description:
      'Schwarz names the bonobo Pan paniscus. The talkers and the pupils on this page are others: chimpanzees, and an orang-utan. Kanzi, the bonobo whom this site celebrates, is born fifty-one years later, after the last entry. But here, for the first time on the line, his kind is called by name.',
    sources: ['Wikipedia, “Bonobo”.', 'Wikipedia, “Kanzi”.'],
    sign: 'Kanzi',
    picture: PICTURES['timeline-pan-paniscus'],
  },
  {
    slug: 'orange-park',
    date: year('1930'),
    title: 'A station for apes in Florida',
    description:
      'Yale’s station for apes is established at Orange Park, Florida. In the same year, on 15 November, Gua is born in Cuba. Two beginnings, then, of two ways to come to know an ape: a place that is made for it, and a family that takes it in. The next entry is about the family.',
    sources: ['A page on the station at Orange Park (drvitelli.typepad.com).', 'Docslib 12865737, on Gua.'],
    sign: 'orange',
    picture: PICTURES['timeline-orange-park'],
  },
  {
    slug: 'gua',
    date: { precision: 'day', text: '26 June 1931', value: '1931-06-26' },
    title: 'Gua and Donald',
    description:
      'The Kelloggs take Gua, who is seven months old, to raise with their son Donald. On this page it is the first time that an ape comes to live in a family. The idea lies in the word “with”: not a lesson that one gives and the other takes, but a childhood for two.',
    sources: ['Docslib 12865737, on Gua.'],
    sign: 'hug',
    picture: PICTURES['timeline-gua'],
  },
  {
    slug: 'viki',
    date: { precision: 'span', text: 'Late 1940s to 1950s', value: '1950' },
    title: 'Viki’s four words',
    description:
      'Keith and Catherine Hayes raise Viki. She comes to say “mama”, “papa”, “cup” and “up”. Three of the four have been on this page before, from Peter and from the orang-utan of Furness; only “up” is new. The voice was given a home and years of time. Its list, on this page, ends here.',
    sources: ['A page on Viki (rp.pl).', 'Docslib 3070300.'],
    sign: 'juice',
  },
  {
    slug: 'washoe',
    date: year('1966'),
    title: 'Washoe, and the hands',
    description:
      'The Gardners begin with Washoe, who is raised until 1970. This time it is signs that are taught, not sounds; one account has them begin in 1967. Pepys had thought of signs in 1661, and La Mettrie of the methods used with deaf people in 1748. From the thought to the trial it took three hundred and five years.',
    sources: ['Wikipedia, “Great ape language”.', 'Animal People Forum, 2007.'],
    sign: 'hand',
    picture: PICTURES['timeline-washoe'],
  },
  {
    slug: 'science-1969',
    date: year('1969'),
    title: 'Sign language, in Science',
    description:
      'Gardner and Gardner report sign language in a chimpanzee, in the journal Science. Three years have passed since they began with Washoe, and sixty since a journal told of Peter’s one word. Again an ape’s words are in print. This time nobody has to hear them: they are made to be seen.',
    sources: ['Lyn, “Apes and the evolution of language”, 2012, on Gardner and Gardner.'],
    sign: 'good',
  },
  {
    slug: 'lexigram',
    date: { precision: 'season', text: 'Spring 1971', value: '1971' },
    title: 'The word “lexigram”',
    description:
      'In the spring of 1971 the LANA project gets its grant, for four years. The team is Duane Rumbaugh, Harold Warner, Ernst von Glasersfeld and Pier Pisani; LANA stands for LANguage Analogue. In the same year von Glasersfeld coins the word “lexigram”. He makes the first hundred and twenty of them and writes their grammar.',
    sources: [
      'Savage-Rumbaugh and Lewin, Kanzi: The Ape at the Brink of the Human Mind. Wiley, 1994.',
      YERKISH,
    ],
    sign: 'key',
  },
  {
    slug: 'lana',
    date: year('1973'),
    title: 'Lana at the keys',
    description:
      'The chimpanzee Lana begins, the first ape to be trained on Yerkish. Lana’s keys stand for words such as food, eat, apple and drink. Its words are for asking: for food and drink, for music, a short film or an open window. A computer reads what is typed. A paper of that year has it in the title: “A computer mediates communication with a chimpanzee”.',
    sources: [
      YERKISH,
      'Wikisum, “Lexigrams”.',
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
      'Herbert Terrace begins Project Nim. So two projects of one year stand side by side on this line, Lana’s and Nim’s. Who began it and when is all that we could check in our sources, and therefore all that we tell. An entry on a timeline may be short.',
    sources: ['Wikisum, on Project Nim.'],
    sign: 'now',
  },
  {
    slug: 'yerkish',
    date: year('1974'),
    title: 'A language is published',
    description:
      'Von Glasersfeld publishes “The Yerkish language for non-human primates”. The language is the one on which Lana is trained. Its signs are put together from nine elements and depict nothing; their colour tells what class of meaning they belong to. Almost every lexigram equals one English word, in one of its senses.',
    sources: [
      'Von Glasersfeld, “The Yerkish language for non-human primates”. American Journal of Computational Linguistics 1, microfiche 12, 1974.',
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
      'Sue Savage-Rumbaugh takes her doctorate in psychology at the University of Oklahoma. Her dissertation is about mothers and infants among chimpanzees that live as a group in captivity. In the same year she joins the LANA project at Yerkes. Five years later, at the Yerkes field station in Atlanta, Kanzi is born.',
    sources: ['Wikipedia, “Sue Savage-Rumbaugh”.', 'Wikipedia, “Kanzi”.'],
    sign: 'groom',
  },
  {
    slug: 'the-lana-project',
    date: { precision: 'day', text: '28 January 1977', value: '1977-01-28' },
    title: 'The LANA project, in one book',
    description:
      'Language Learning by a Chimpanzee: The LANA Project is published, edited by Rumbaugh. In one of its chapters von Glasersfeld describes the language and the parser, the program that takes its sentences apart. Three hundred and forty years have passed since Descartes. Here our line ends, with an ape at a keyboard and a book about language.',
    sources: [
      'Rumbaugh (ed.), Language Learning by a Chimpanzee: The LANA Project. Academic Press, 1977.',
      CEPA,
    ],
    sign: 'more',
  },
];
