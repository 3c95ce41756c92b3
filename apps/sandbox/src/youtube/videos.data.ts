const PROMOTION =
  'This video is part of the sample video library. Subscribe for new videos: https://videos.example/paniscus';

const withPromotion = (text: string) => `${text}\n\n${PROMOTION}`;

export interface SandboxVideo {
  id: string;
  title: string;
  description: string;
}

/** Videos of the sample library; one has no description, as on YouTube. */
export const VIDEOS: readonly SandboxVideo[] = [
  {
    id: 'sample-k001',
    title: 'Kanzi, 1980 to 2025',
    description: withPromotion(
      'Kanzi was born on October 28, 1980, at a field station in Atlanta and adopted within hours by Matata. In 1985 he moved to the Language Research Center. He died in Des Moines on March 18, 2025, at age 44.',
    ),
  },
  {
    id: 'sample-k002',
    title: 'Orange, banana, coffee, juice',
    description: withPromotion(
      'Four of the first words that a 1986 study reported for Kanzi, before he was three years old. Egg and groom came some months later, followed by hot dog and TV.',
    ),
  },
  {
    id: 'sample-k003',
    title: 'Seventeen places to find food',
    description:
      'In the forest where Kanzi grew up, seventeen places where food could be found had names, such as Lookout Point, Treehouse and Midway.',
  },
  {
    id: 'sample-k004',
    title: 'The years in Iowa',
    description: withPromotion(
      'In 2004 Kanzi moved to Des Moines, where he lived until he died in March 2025.',
    ),
  },
  {
    id: 'sample-l001',
    title: 'How a lexigram is built',
    description: withPromotion(
      'Lexigrams are built from visual design elements. They are not pictures of their meanings, so each word has to be learned.',
    ),
  },
  {
    id: 'sample-l002',
    title: 'Green is for the body',
    description:
      'In Yerkish, the color of a tile shows the class of its word. All body parts are green, for example.',
  },
  {
    id: 'sample-l003',
    title: 'Three panels, 384 keys',
    description: withPromotion(
      'Boards had up to three panels with 384 keys in all. You can try a board of the same size on this site.',
    ),
  },
  {
    id: 'sample-l004',
    title: 'A board to carry outdoors',
    description:
      'In the forest, people and apes pointed to a board with photographs of the lexigrams instead of using the computer.',
  },
  {
    id: 'sample-l005',
    title: 'A word, a picture, a choice',
    description: withPromotion(
      'Hear a word in English and choose the picture. In one series of tests, 76.2% of the choices were correct.',
    ),
  },
  {
    id: 'sample-m001',
    title: 'A flake that cuts',
    description: withPromotion(
      'When one stone is struck against another, the sharp flake that breaks off is a knife. See how it is done, up close.',
    ),
  },
  {
    id: 'sample-m002',
    title: 'Sticks, a lighter and a meal',
    description: 'Gather wood, break it, stack it, light it and wait: cooking on a fire takes planning.',
  },
  {
    id: 'sample-p001',
    title: 'Chase, tickle, hide',
    description: withPromotion(
      'Three words reported in Kanzi’s requests, and the games that follow. Each game begins by saying who runs.',
    ),
  },
  { id: 'sample-p002', title: 'A round of Pac-Man', description: '' },
  {
    id: 'sample-f001',
    title: 'A morning under the canopy',
    description: withPromotion(
      'Bonobos live in the wild in only one country, the Democratic Republic of the Congo, south of the Congo River.',
    ),
  },
  {
    id: 'sample-f002',
    title: 'What a day on patrol is like',
    description: 'Patrols walk the forest to find snares and to protect the animals that live there.',
  },
  {
    id: 'sample-t001',
    title: 'What counts as a word?',
    description: withPromotion(
      'A lexigram nearly always stands for one English word in one of its senses. Is pressing it the same as saying it? Two views, and a question for you.',
    ),
  },
  {
    id: 'sample-t002',
    title: 'What the critics said',
    description: 'Are these sentences or requests? The arguments against ape language.',
  },
  {
    id: 'sample-t003',
    title: 'Five signs in five minutes',
    description: withPromotion(
      'Five signs that were drawn for this site: Kanzi, banana, give, good, question. Print the tiles, cover the words and try them with a class.',
    ),
  },
];
