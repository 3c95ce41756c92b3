import type { ReadingPage } from '../reading/reading.types.ts';

const RED_LIST = {
  work: 'Fruth and others, “Pan paniscus.” The IUCN Red List of Threatened Species, 2016.',
  href: 'https://doi.org/10.2305/IUCN.UK.2016-2.RLTS.T15932A17964305.en',
};
const RED_LIST_2008 = {
  work: 'Fruth and others, “Pan paniscus.” The IUCN Red List of Threatened Species, assessment of 2008.',
};
const HANDBOOK = {
  work: 'Mittermeier, Rylands and Wilson (eds.), Handbook of the Mammals of the World 3: Primates. Lynx Edicions, 2013, 853–854.',
  href: 'https://doi.org/10.5281/zenodo.6700973',
};
const KINGDON = {
  work: 'Kingdon, Mammals of Africa, volume II. Bloomsbury, 2013, page 69, as quoted by Wikipedia, “Bonobo.”',
};
const NAMING = {
  work: 'Twycross Zoo, Wildpro, “Pan paniscus: species variation,” on Schwarz and on Coolidge (1933).',
};
const STRATEGY = {
  work: 'IUCN and ICCN, Bonobo (Pan paniscus): Conservation Strategy 2012–2022. 2012.',
};

/** Bonobos in the wild. Facts cite the works listed beside them; everything else is the organization's own position. */
export const conservationContent = {
  title: 'Bonobos and their forest',
  label: 'Conservation',
  sign: 'Treehouse',
  lead: 'What we know about wild bonobos, with a source for each fact.',
  description:
    'What a bonobo is, what threatens bonobos in the wild, what helps, and how we decide what to do.',
  chapters: [
    {
      title: 'What a bonobo is',
      label: 'Pan paniscus Schwarz, 1929',
      paragraphs: [
        'Bonobos are great apes. Bonobos and chimpanzees make up the genus Pan and are our closest living relatives. In 1929 Ernst Schwarz described bonobos as a subspecies of chimpanzee, Pan satyrus paniscus. In 1933 Harold Coolidge proposed that they are a species of their own. Older books call them pygmy chimpanzees.',
        'They live wild in one country, the Democratic Republic of the Congo, in the forests south of the Congo River. Bonobos enter water readily, but they do not swim, so wide rivers separate their populations.',
      ],
      signs: {
        caption: 'Words about their world, in signs drawn for this site',
        words: ['River', 'outdoors', 'Treehouse', 'groom'],
      },
      works: [RED_LIST, NAMING],
    },
    {
      title: 'How to recognize a bonobo',
      label: 'Face, hair, weight',
      sign: 'visitor',
      paragraphs: [
        'The face is black and the lips are pink. Long hair covers the sides of a small, rounded head. The limbs are slimmer than a chimpanzee’s, and some adults keep a small white tuft at the tail end, which other African apes have only as infants.',
        'They live in many kinds of forest: old and regrown, seasonally flooded, and swamp. In the west and south of their range, patches of forest alternate with dry woodland, marshy grassland and savanna.',
      ],
      figures: {
        caption: 'Weight of adults; sources differ',
        rows: [
          { value: '45 kg (99 lb)', text: 'males, on average (Kingdon)' },
          { value: '33 kg (73 lb)', text: 'females, on average (Kingdon)' },
          { value: '36–43 kg (79–95 lb)', text: 'males (Handbook of the Mammals of the World)' },
          { value: '26–36 kg (57–79 lb)', text: 'females (Handbook of the Mammals of the World)' },
        ],
      },
      works: [HANDBOOK, KINGDON],
    },
    {
      title: 'How they are faring',
      label: 'Red List: Endangered',
      paragraphs: [
        'The Red List of the IUCN calls the bonobo Endangered. Its 2016 assessment found that the population had declined significantly over the previous 15 to 20 years and expected the decline to continue.',
        'No one knows how many bonobos there are. When the assessment was made, only 30% of their historic range had been surveyed, so this page does not give a total.',
      ],
      figures: {
        caption: 'From the 2016 assessment',
        rows: [
          { value: 'EN', text: 'Endangered: the category on the Red List' },
          { value: '30%', text: 'of the historic range had been surveyed' },
        ],
      },
      works: [RED_LIST],
    },
    {
      title: 'What threatens them',
      label: 'Causes',
      sign: 'no',
      paragraphs: ['The Red List assessments name these causes.'],
      points: [
        {
          term: 'Illegal hunting',
          text: 'The 2016 assessment names a high level of illegal hunting first among the causes of the decline.',
        },
        {
          term: 'Forest loss',
          text: 'Next come deforestation and the degradation of the forest that remains.',
        },
        {
          term: 'Conflict',
          text: 'The 2008 assessment said that the future of bonobos depends on political stability and on how fast the human population around them grows.',
        },
      ],
      works: [RED_LIST, RED_LIST_2008],
    },
    {
      title: 'What was agreed in Congo',
      label: 'A strategy for 2012–2022',
      sign: 'yes',
      paragraphs: [
        'In 2011 the Congolese nature conservation institute, ICCN, and the IUCN held a workshop to agree on a strategy. Participants ranked each threat by its scope, its severity and whether it can be reversed.',
        'Poaching came first by far. Deforestation and fragmentation came second, with the note that forests often lose their wildlife before they are cut. Disease was named as a potential future threat. Poverty, politics and weak governance contribute to all of these.',
        'Their vision is that by 2050, bonobo populations across their range will be viable and growing, and will face minimal threats.',
      ],
      figures: {
        caption: 'Who took part',
        rows: [
          { value: '68', text: 'people at the workshop' },
          { value: '33', text: 'organizations and government departments were represented' },
        ],
      },
      works: [STRATEGY],
    },
    {
      title: 'What we believe helps',
      label: 'Our position',
      sign: 'hand',
      paragraphs: [
        'This section is our position, not a research finding.',
        'Forests are protected by the people who live near them. So we start with their questions: who owns the land, who may hunt what, where children go to school, and how a harvest reaches a market. Protection lasts only if it also helps the people who live there.',
      ],
      points: [
        {
          term: 'Rights before fences',
          text: 'We help communities gain recognition for their land and for their own rules about it.',
        },
        {
          term: 'People before gadgets',
          text: 'A ranger with a salary, boots and a radio does more than equipment alone.',
        },
        {
          term: 'Care for orphans',
          text: 'Young apes rescued from hunters and traders need medical care first, company for years and, where possible, a return to the forest.',
        },
        {
          term: 'Surveys',
          text: 'Much of the range has never been surveyed. Surveys are slow, but they show where bonobos live.',
        },
      ],
    },
    {
      title: 'What you can do',
      label: 'From where you are',
      sign: 'give',
      paragraphs: ['None of these has to cost you anything.'],
      points: [
        {
          term: 'Do not share apes as toys',
          text: 'Videos of apes in clothes or in people’s homes make others want one as a pet. Do not share them, and say why.',
        },
        {
          term: 'Ask where things come from',
          text: 'Ask stores where their timber, palm oil and metals come from. When enough customers ask, stores find out.',
        },
        {
          term: 'Talk about bonobos',
          text: 'Many people have never heard of bonobos. Tell someone about them.',
        },
      ],
      relatedLinks: [{ to: 'keyboard', label: 'Say something in signs' }],
    },
    {
      title: 'Before we fund anything',
      label: 'Five questions',
      sign: 'question',
      paragraphs: ['We ask the same five questions about every proposal.'],
      points: [
        { term: 'Whose idea was it?', text: 'And do the people who live there want it?' },
        { term: 'What is known?', text: 'What is the source, and how recent is it?' },
        { term: 'What could go wrong?', text: 'For the apes and for the people who do the work.' },
        { term: 'How will we know?', text: 'What would we see in three years if it had failed?' },
        { term: 'What lasts?', text: 'When our funding ends, who continues the work?' },
      ],
    },
  ],
  end: {
    title: 'Help protect the forest',
    text: 'Give once or at regular intervals.',
    link: { to: 'donate', label: 'Donate' },
    relatedLinks: [
      { to: 'mission', label: 'Why we are here' },
      { to: 'impact', label: 'Our impact' },
      { to: 'research', label: 'Research and education' },
    ],
  },
} as const satisfies ReadingPage;
