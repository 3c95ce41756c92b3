const LINE =
  'This film is part of the sample video library. Subscribe to hear of the next one: https://videos.example/paniscus';

const under = (text: string) => `${text}\n\n${LINE}`;

export interface ServedVideo {
  id: string;
  title: string;
  description: string;
}

/** Videos of the sample library; one has no description, as on YouTube. */
export const VIDEOS: readonly ServedVideo[] = [
  {
    id: 'sample-k001',
    title: 'Kanzi, 1980 to 2025',
    description: under(
      'Born on 28 October 1980 at a field station in Atlanta, adopted within hours by Matata, and from 1985 at home among people, trees and keyboards. He died in Des Moines on 18 March 2025, aged 44.',
    ),
  },
  {
    id: 'sample-k002',
    title: 'Orange, banana, coffee, juice',
    description: under(
      'Four of the first words that a study of 1986 counted Kanzi to use, when he was not yet three years old. Egg and groom came some months later, hotdog and TV after these.',
    ),
  },
  {
    id: 'sample-k003',
    title: 'Seventeen places to eat',
    description:
      'In the forest where Kanzi grew up, seventeen places had food and a name: Lookout Point, Treehouse, Midway. Here they are, one after the other, on foot.',
  },
  {
    id: 'sample-k004',
    title: 'The years in Iowa',
    description: under('In 2004 Kanzi moved to Des Moines. Here he lived until the spring of 2025.'),
  },
  {
    id: 'sample-l001',
    title: 'Nine elements make a sign',
    description: under(
      'Every lexigram is laid together from nine graphic elements. None of them depicts anything, so that a word has to be learned and cannot be guessed.',
    ),
  },
  {
    id: 'sample-l002',
    title: 'Green is for the body',
    description:
      'In Yerkish the colour of a tile tells the class of its word. All parts of the body are green: you know what kind of word it is before you know the word.',
  },
  {
    id: 'sample-l003',
    title: 'Three panels, 384 keys',
    description: under(
      'Up to three panels with 384 keys in all: that is how large the boards of the bonobos became. On ours you can try a board of the same size.',
    ),
  },
  {
    id: 'sample-l004',
    title: 'A board to carry outdoors',
    description:
      'A computer does not go for walks. In the forest a board with photographs of the signs took its place, and a finger did the rest.',
  },
  {
    id: 'sample-l005',
    title: 'A word, a picture, a choice',
    description: under(
      'Hear a word in English, choose the picture. In one series of tests the right one was chosen 76.2 times in a hundred; the peanut nearly always, the can seldom.',
    ),
  },
  {
    id: 'sample-m001',
    title: 'A flake that cuts',
    description: under(
      'One stone struck on another, and the sharp piece that falls is a knife. Who strikes, at what, and at which angle: hands at work, from close by.',
    ),
  },
  {
    id: 'sample-m002',
    title: 'Sticks, a lighter, a supper',
    description: 'Gather, break, lay, light, wait. A meal on a fire is a plan of five steps.',
  },
  {
    id: 'sample-p001',
    title: 'Chase, tickle, hide',
    description: under(
      'Three words of Kanzi’s requests, and what they begin. A game begins with saying who runs and who is run after.',
    ),
  },
  { id: 'sample-p002', title: 'A round of Pac-Man', description: '' },
  {
    id: 'sample-f001',
    title: 'A morning under the canopy',
    description: under(
      'Bonobos live wild in one country only, the Democratic Republic of the Congo, south of the great river.',
    ),
  },
  {
    id: 'sample-f002',
    title: 'What a day on patrol is like',
    description:
      'Snares are small and a forest is large. Walking it, again and again, is most of what protects it.',
  },
  {
    id: 'sample-t001',
    title: 'What counts as a word?',
    description: under(
      'A lexigram nearly always equals one English word in one of its senses. Whether pressing it is saying it is a question for two who disagree, and for you.',
    ),
  },
  {
    id: 'sample-t002',
    title: 'What the critics said',
    description: 'Are these sentences, or requests? The case against, told as its authors told it.',
  },
  {
    id: 'sample-t003',
    title: 'Five signs in five minutes',
    description: under(
      'Kanzi, banana, give, good, question. Print the five tiles, cover the words, and try it with a class.',
    ),
  },
];
