import type { BoardMember } from './board.types.ts';

/** Sample people, not based on anyone real. */
export const boardMembers: readonly BoardMember[] = [
  {
    id: 1,
    name: 'Mireille Bolanga',
    role: 'Chair',
    image: 'portrait-1',
    location: 'Kinshasa, Democratic Republic of the Congo',
    description:
      'A lawyer for land and forest rights. She asks of every plan who decided it, and whether the people who live there were in the room.',
    sign: 'River',
  },
  {
    id: 2,
    name: 'Thomas Whitcombe',
    role: 'Vice chair',
    image: 'portrait-2',
    location: 'Des Moines, Iowa',
    description:
      'Thirty years a keeper of apes, now retired from the keys but not from the questions. He reads every report on welfare before the board does.',
    sign: 'key',
  },
  {
    id: 3,
    name: 'Adaeze Okonjo-Reyes',
    role: 'Treasurer',
    image: 'portrait-3',
    location: 'Chicago, Illinois',
    description:
      'An accountant of small charities. She likes a budget that can be read aloud in five minutes, and publishes ours in that form.',
    sign: 'give',
  },
  {
    id: 4,
    name: 'Henrik Solvang',
    role: 'Secretary',
    image: 'portrait-4',
    location: 'Bergen, Norway',
    description:
      'An archivist who came to the board through a box of field notes nobody could read. He keeps our minutes, and the habit of dating everything.',
    sign: 'now',
  },
  {
    id: 5,
    name: 'Lucía Herrera Monte',
    role: 'Member, research',
    image: 'portrait-5',
    location: 'Mérida, Mexico',
    description:
      'A linguist of signed languages. She reminds us that a language needs no voice, and that not every sign is a language.',
    sign: 'hand',
  },
  {
    id: 6,
    name: 'Kwabena Asante-Frimpong',
    role: 'Member, conservation',
    image: 'portrait-6',
    location: 'Kumasi, Ghana',
    description:
      'A forester who plans with villages rather than around them. He measures a season by what still stands at its end.',
    sign: 'Treehouse',
  },
  {
    id: 7,
    name: 'Naomi Feldstern',
    role: 'Member, welfare',
    image: 'portrait-7',
    location: 'Portland, Oregon',
    description:
      'A veterinarian for animals that live long. She has the last word here when a study and an ape’s quiet day want the same hour.',
    sign: 'groom',
  },
  {
    id: 8,
    name: 'Arjun Pattanaik',
    role: 'Member, technology',
    image: 'portrait-8',
    location: 'Bengaluru, India',
    description:
      'He builds communication boards for children who do not speak. The keyboard on this site must pass his test: used by one finger, on an old tablet, in the sun.',
    sign: 'TV',
  },
  {
    id: 9,
    name: 'Eleanor Marsh-Tully',
    role: 'Member, education',
    image: 'portrait-9',
    location: 'Columbia, Missouri',
    description:
      'Taught biology in the same school for twenty-six years. She tries our pages on fourteen-year-olds, and strikes what they skip.',
    sign: 'question',
  },
  {
    id: 10,
    name: 'Jean-Baptiste Ilunga',
    role: 'Member, community',
    image: 'portrait-10',
    location: 'Mbandaka, Democratic Republic of the Congo',
    description:
      'He runs a radio programme about the forest and answers its letters. What the board hears from the river, it hears from him.',
    sign: 'yes',
  },
  {
    id: 11,
    name: 'Sofie Brandt',
    role: 'Member, ethics',
    image: 'portrait-11',
    location: 'Leipzig, Germany',
    description:
      'A philosopher of consent in those who cannot sign a form. She holds that a test an ape may leave is a better test.',
    sign: 'no',
  },
  {
    id: 12,
    name: 'Raymond Tsosie-Clark',
    role: 'Member, giving',
    image: 'portrait-12',
    location: 'Tucson, Arizona',
    description:
      'A former grant officer who writes back to donors by hand. He counts a gift as finished when its giver knows what became of it.',
    sign: 'good',
  },
];

/** Sample people. Advisors have no vote. */
export const advisoryBoard: readonly BoardMember[] = [
  {
    id: 13,
    name: 'Hanneke van Oord',
    role: 'Adviser, statistics',
    image: 'portrait-13',
    location: 'Utrecht, Netherlands',
    description:
      'She reads our studies before anyone else does, and asks what would have counted as a failure.',
    sign: 'ball',
  },
  {
    id: 14,
    name: 'Masato Kirishima',
    role: 'Adviser, field methods',
    image: 'portrait-14',
    location: 'Inuyama, Japan',
    description:
      'A watcher of apes by training and by temper. He advises on how to learn from animals while disturbing them least.',
    sign: 'outdoors',
  },
  {
    id: 15,
    name: 'Béatrice Mokonzi',
    role: 'Adviser, sanctuary care',
    image: 'portrait-15',
    location: 'Lubumbashi, Democratic Republic of the Congo',
    description:
      'A nurse of orphaned animals. She advises on care in the first years, when a hand to hold matters more than a lesson.',
    sign: 'hug',
  },
];

export const boardContent = {
  title: 'The people',
  label: 'Board of twelve, advisory board of three',
  mark: 'visitor',
  lead: 'Twelve people decide what this organisation does, and three advise them. Each chose a sign from the board to stand beside their name.',
  description: 'The board of twelve and the advisory board of three: who they are and what they look after.',
  board: {
    title: 'The board',
    paragraphs: [
      'The board sets the course, approves the budget and answers for both. Its members are not paid for it.',
    ],
  },
  advisory: {
    title: 'The advisory board',
    paragraphs: [
      'Three people outside the board read what we plan and tell us what we have missed. They have a voice and no vote.',
    ],
  },
  signLabel: 'Sign',
  end: {
    title: 'A word with the board',
    text: 'A question, a doubt or an offer of help: it is read by a person, and a person answers.',
    action: 'Write to us',
    more: 'About the organisation',
  },
} as const;
