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
      'A lawyer for land and forest rights. For every plan, she asks who made the decision and whether the people who live there were in the room.',
    sign: 'River',
  },
  {
    id: 2,
    name: 'Thomas Whitcombe',
    role: 'Vice chair',
    image: 'portrait-2',
    location: 'Des Moines, Iowa',
    description:
      'An ape keeper for thirty years, now retired. He reviews every welfare report before it goes to the board.',
    sign: 'key',
  },
  {
    id: 3,
    name: 'Adaeze Okonjo-Reyes',
    role: 'Treasurer',
    image: 'portrait-3',
    location: 'Chicago, Illinois',
    description:
      'An accountant for small charities. She likes budgets that can be explained in five minutes.',
    sign: 'give',
  },
  {
    id: 4,
    name: 'Henrik Solvang',
    role: 'Secretary',
    image: 'portrait-4',
    location: 'Bergen, Norway',
    description:
      'An archivist who first helped us decipher a box of old field notes. He keeps our minutes and records.',
    sign: 'now',
  },
  {
    id: 5,
    name: 'Lucía Herrera Monte',
    role: 'Member, research',
    image: 'portrait-5',
    location: 'Mérida, Mexico',
    description:
      'A linguist who studies signed languages. She reminds us that a language does not need a voice, and that not every sign is language.',
    sign: 'hand',
  },
  {
    id: 6,
    name: 'Kwabena Asante-Frimpong',
    role: 'Member, conservation',
    image: 'portrait-6',
    location: 'Kumasi, Ghana',
    description:
      'A forester who plans with villages rather than around them. He advises on community forests.',
    sign: 'Treehouse',
  },
  {
    id: 7,
    name: 'Naomi Feldstern',
    role: 'Member, welfare',
    image: 'portrait-7',
    location: 'Portland, Oregon',
    description:
      'A veterinarian for long-lived animals. When a study would disturb an ape’s rest, she has the final say.',
    sign: 'groom',
  },
  {
    id: 8,
    name: 'Arjun Pattanaik',
    role: 'Member, technology',
    image: 'portrait-8',
    location: 'Bengaluru, India',
    description:
      'He builds communication boards for children who do not speak. He tests our keyboard with one finger, on an old tablet, in bright sun.',
    sign: 'TV',
  },
  {
    id: 9,
    name: 'Eleanor Marsh-Tully',
    role: 'Member, education',
    image: 'portrait-9',
    location: 'Columbia, Missouri',
    description:
      'A biology teacher for twenty-six years. She tests our pages with fourteen-year-olds and cuts what they skip.',
    sign: 'question',
  },
  {
    id: 10,
    name: 'Jean-Baptiste Ilunga',
    role: 'Member, community',
    image: 'portrait-10',
    location: 'Mbandaka, Democratic Republic of the Congo',
    description:
      'He hosts a radio program about the forest. He brings the views of communities along the river to the board.',
    sign: 'yes',
  },
  {
    id: 11,
    name: 'Sofie Brandt',
    role: 'Member, ethics',
    image: 'portrait-11',
    location: 'Leipzig, Germany',
    description:
      'A philosopher who studies consent. She believes that a test is better when the ape is free to leave.',
    sign: 'no',
  },
  {
    id: 12,
    name: 'Raymond Tsosie-Clark',
    role: 'Member, fundraising',
    image: 'portrait-12',
    location: 'Tucson, Arizona',
    description:
      'A former grant officer who writes to donors by hand. He believes that every donor should know what their gift did.',
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
    description: 'She reviews our studies first and asks what would have counted as a failure.',
    sign: 'ball',
  },
  {
    id: 14,
    name: 'Masato Kirishima',
    role: 'Adviser, field methods',
    image: 'portrait-14',
    location: 'Inuyama, Japan',
    description:
      'A field researcher. He advises on how to study animals while disturbing them as little as possible.',
    sign: 'outdoors',
  },
  {
    id: 15,
    name: 'Béatrice Mokonzi',
    role: 'Adviser, sanctuary care',
    image: 'portrait-15',
    location: 'Lubumbashi, Democratic Republic of the Congo',
    description: 'A nurse for orphaned animals. She advises on care in the first years of life.',
    sign: 'hug',
  },
];

export const boardContent = {
  title: 'The people',
  label: 'Twelve board members, three advisers',
  sign: 'visitor',
  lead: 'Twelve board members make decisions for this organization, and three advisers support them. The people on this page are samples: their names, portraits and stories are invented.',
  description: 'Our board of twelve and advisory board of three: who they are and what they do.',
  board: {
    title: 'The board',
    paragraphs: ['The board sets our direction and approves the budget. Its members are not paid.'],
  },
  advisory: {
    title: 'The advisory board',
    paragraphs: [
      'Three people outside the board review our plans and tell us what we have missed. They do not vote.',
    ],
  },
  signLabel: 'Sign',
  end: {
    title: 'Contact the board',
    text: 'Do you have a question, a concern or an offer of help? A person reads and answers every message.',
    action: 'Write to us',
    more: 'About the organization',
  },
} as const;
