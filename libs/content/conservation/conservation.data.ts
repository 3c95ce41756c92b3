import type { ReadingPage } from '../reading/reading.types.ts';

const RED_LIST = {
  work: 'Fruth and others, “Pan paniscus”. The IUCN Red List of Threatened Species, 2016.',
  href: 'https://doi.org/10.2305/IUCN.UK.2016-2.RLTS.T15932A17964305.en',
};
const RED_LIST_2008 = {
  work: 'Fruth and others, “Pan paniscus”. The IUCN Red List of Threatened Species, assessment of 2008.',
};
const HANDBOOK = {
  work: 'Mittermeier, Rylands and Wilson (eds), Handbook of the Mammals of the World 3: Primates. Lynx Edicions, 2013, 853–854.',
  href: 'https://doi.org/10.5281/zenodo.6700973',
};
const STRATEGY = {
  work: 'IUCN and ICCN, Bonobo (Pan paniscus): Conservation Strategy 2012–2022. 2012.',
};

/** Bonobos in the wild. Facts cite the works listed beside them; everything else is the organization's own position. */
export const conservationContent = {
  title: 'Bonobos and their forest',
  label: 'Conservation',
  mark: 'Treehouse',
  lead: 'Nobody has counted them all. What is known is enough to begin, and it is told here with its source.',
  description:
    'What a bonobo is, what threatens bonobos in the wild, what helps, and how we decide what to do.',
  chapters: [
    {
      title: 'What a bonobo is',
      label: 'Pan paniscus Schwarz, 1929',
      paragraphs: [
        'Bonobos are great apes. With the chimpanzee they make up the genus Pan, and with it they are our closest living relatives. They were named as a species by Ernst Schwarz in 1929; older books call them pygmy chimpanzees.',
        'They live wild in one country, the Democratic Republic of the Congo, in the forests south of the Congo River. Rivers shape their world: bonobos go into water readily, but they do not swim, and wide rivers keep their populations apart.',
      ],
      signs: { caption: 'Of their world, on our board', words: ['River', 'outdoors', 'Treehouse', 'groom'] },
      works: [RED_LIST],
    },
    {
      title: 'How to know one',
      label: 'Face, hair, weight',
      mark: 'visitor',
      paragraphs: [
        'The face is black and the lips are pink. Long hair covers the sides of a small, rounded head. The limbs are slimmer than a chimpanzee’s, and some adults keep a small white tuft at the tail end, which other African apes have only as infants.',
        'They live in forests of many kinds: old ones and regrown ones, forests under water for a season, swamp. In the west and south of their range the forest comes in pieces, with dry woods, marshy grassland and savanna between them.',
      ],
      figures: {
        caption: 'What they weigh',
        rows: [
          { value: '36–43 kg', text: 'males' },
          { value: '26–36 kg', text: 'females' },
        ],
      },
      works: [HANDBOOK],
    },
    {
      title: 'How they are faring',
      label: 'Red List: Endangered',
      paragraphs: [
        'The Red List of the IUCN calls the bonobo Endangered. Its assessors, writing in 2016, judged that bonobos had become significantly fewer within 15 to 20 years, and expected the decline to go on.',
        'How many there are is uncertain. Less than a third of the land where bonobos once lived had been surveyed when the assessment was made, so this page gives no number for the whole. Be careful with pages that do.',
      ],
      figures: {
        caption: 'From the assessment of 2016',
        rows: [
          { value: 'EN', text: 'Endangered: the category on the Red List' },
          { value: '30 %', text: 'of the historic range had been surveyed' },
        ],
      },
      works: [RED_LIST],
    },
    {
      title: 'What threatens them',
      label: 'Causes',
      mark: 'no',
      paragraphs: [
        'The causes are named in the same assessments. None of them is a mystery, and none is the fault of one village.',
      ],
      points: [
        {
          term: 'Hunting against the law',
          text: 'The assessment of 2016 puts a high level of illegal hunting first among the causes of the decline.',
        },
        {
          term: 'Forest lost, or thinned',
          text: 'Second stands the destruction of the forest, and its slow spoiling where it is left standing.',
        },
        {
          term: 'Unrest',
          text: 'The assessment of 2008 saw the future of bonobos hang on political stability, and on how fast the number of people around them grows.',
        },
      ],
      works: [RED_LIST, RED_LIST_2008],
    },
    {
      title: 'What was agreed in Congo',
      label: 'A strategy, 2012 – 2022',
      mark: 'yes',
      paragraphs: [
        'In 2011 the Congolese institute for nature conservation, ICCN, and the IUCN called a workshop to agree on what bonobos need. It weighed each threat by how far it reaches, how hard it strikes and whether it can be undone.',
        'Poaching came first by far. The felling and breaking up of the forest came second, with a warning: a forest is often emptied of its animals before it is cut. Disease was named as a danger that may come. Behind these stood poverty, politics and weak government, which no ranger can mend alone.',
        'Their aim reaches further than their plan: by 2050 bonobos should be growing in number throughout their range, with little left to threaten them.',
      ],
      figures: {
        caption: 'Who agreed on it',
        rows: [
          { value: '68', text: 'people took part' },
          { value: '33', text: 'organisations and government departments were represented' },
        ],
      },
      works: [STRATEGY],
    },
    {
      title: 'What we think helps',
      label: 'Our stance',
      mark: 'hand',
      paragraphs: [
        'This part is not a finding. It is what we hold, and what we give money to.',
        'A forest is kept by the people who live beside it, or it is not kept. So we begin with their questions: whose land it is, who may hunt what, where a child goes to school, how a harvest reaches a market. Protection that takes away and gives nothing does not last.',
      ],
      points: [
        {
          term: 'Rights before fences',
          text: 'We support communities in having their land and their rules for it recognised.',
        },
        {
          term: 'People before gadgets',
          text: 'A ranger with a salary, boots and a radio is worth more than a camera without one.',
        },
        {
          term: 'Care for orphans',
          text: 'Young apes taken from hunters and traders need nursing first, company for years, and, where it can be done, a way back into a forest.',
        },
        {
          term: 'Counting',
          text: 'What nobody has walked, nobody knows. Surveys are dull, slow and needed.',
        },
      ],
    },
    {
      title: 'What you can do',
      label: 'From where you are',
      mark: 'give',
      paragraphs: ['Some of it costs nothing.'],
      points: [
        {
          term: 'Do not share apes as toys',
          text: 'A film of an ape in clothes, or in arms in a living room, makes somebody want one. Leave it unshared, and say why.',
        },
        {
          term: 'Ask where things come from',
          text: 'Timber, palm oil and metals have an origin. A shop that is asked often enough will find it out.',
        },
        {
          term: 'Say bonobo',
          text: 'Many people have never heard the word. Tell one of them. A sign of theirs makes a good beginning.',
        },
      ],
      ways: [{ to: 'keyboard', label: 'Say something in signs' }],
    },
    {
      title: 'Before we fund anything',
      label: 'Five questions',
      mark: 'question',
      paragraphs: ['Each proposal is read with the same five questions, and the answers are kept.'],
      points: [
        { term: 'Whose idea was it?', text: 'And do those who live there want it?' },
        { term: 'What is known?', text: 'From what source, and how old is it?' },
        { term: 'What could go wrong?', text: 'For the apes, and for the people who do the work.' },
        { term: 'How will it show?', text: 'What would we see in three years if it had failed?' },
        { term: 'What stays?', text: 'When our money ends, who goes on?' },
      ],
    },
  ],
  end: {
    title: 'Keep a forest standing',
    text: 'Choose what your gift goes towards, once or every month.',
    way: { to: 'donate', label: 'Donate' },
    more: [
      { to: 'mission', label: 'Why we are here' },
      { to: 'research', label: 'Research and education' },
    ],
  },
} as const satisfies ReadingPage;
