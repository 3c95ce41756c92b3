import type { SiteWord } from '@paniscus/domain/keyboard';
import type { VideoCategory } from '@paniscus/domain/videos';

/** Builds an entry of the sample library; the signs appear on its picture. */
const sample = (id: string, title: string, ...signs: SiteWord[]) => ({
  id,
  title,
  isSample: true,
  ...(signs.length > 0 && { signs }),
});

export const library: readonly VideoCategory[] = [
  {
    slug: 'kanzi',
    title: 'Kanzi',
    description: 'Kanzi’s life, from a field station in Georgia to Iowa.',
    sign: 'Kanzi',
    videos: [sample('sample-k001', 'Kanzi, 1980 to 2025')],
    subcategories: [
      {
        slug: 'early-years',
        title: 'Early years',
        description: 'Kanzi was born in October 1980 and adopted within hours by Matata.',
        subcategories: [
          {
            slug: 'first-words',
            title: 'First words',
            description:
              'According to the 1986 study, orange, banana, coffee and juice came before age three, followed by groom and egg.',
            videos: [
              sample('sample-k002', 'Orange, banana, coffee, juice', 'orange', 'banana', 'coffee', 'juice'),
            ],
          },
          {
            slug: 'in-the-forest',
            title: 'In the forest',
            description:
              'Seventeen places in the forest where food could be found had names, such as Lookout, Treehouse and Midway.',
            videos: [sample('sample-k003', 'Seventeen places to find food', 'Treehouse', 'outdoors')],
          },
        ],
      },
      {
        slug: 'in-iowa',
        title: 'In Iowa',
        description: 'Kanzi moved to Des Moines in 2004 and died there on March 18, 2025.',
        videos: [sample('sample-k004', 'The years in Iowa', 'Kanzi', 'Panbanisha')],
      },
    ],
  },
  {
    slug: 'language',
    title: 'Signs and words',
    description: 'How lexigrams are built, what a keyboard can say, and how apes understand spoken English.',
    sign: 'question',
    subcategories: [
      {
        slug: 'lexigrams',
        title: 'Lexigrams',
        description:
          'Lexigrams are built from visual design elements; the University of Innsbruck describes nine. They are not pictures of their meanings, so each one has to be learned.',
        videos: [sample('sample-l001', 'How a lexigram is built')],
        subcategories: [
          {
            slug: 'colors',
            title: 'Colors',
            description:
              'In Yerkish, color shows the class of a word. All body parts are green, for example.',
            videos: [sample('sample-l002', 'Green is for the body', 'hand', 'ball')],
          },
          {
            slug: 'boards',
            title: 'Boards',
            description:
              'Indoors, keyboards had up to three panels with 384 keys. Outdoors, people and apes pointed to a board with photographs of the lexigrams.',
            videos: [
              sample('sample-l003', 'Three panels, 384 keys', 'key', 'more'),
              sample('sample-l004', 'A board to carry outdoors', 'carry', 'outdoors'),
            ],
          },
        ],
      },
      {
        slug: 'spoken-english',
        title: 'Spoken English',
        description:
          'How researchers test whether a spoken word was understood: by a choice among pictures or lexigrams.',
        videos: [sample('sample-l005', 'A word, a picture, a choice', 'question', 'orange', 'ball')],
      },
    ],
  },
  {
    slug: 'making',
    title: 'Tools and fire',
    description: 'Stone tools, fire and food.',
    sign: 'fire',
    subcategories: [
      {
        slug: 'stone-tools',
        title: 'Stone tools',
        description: 'Making and using stone flakes. “Pan the tool-maker” is the title of a 1993 study.',
        videos: [sample('sample-m001', 'A flake that cuts', 'hand')],
      },
      {
        slug: 'fire-and-food',
        title: 'Fire and food',
        description:
          'From gathering wood to eating a cooked meal. A 2004 talk described apes who start fires.',
        videos: [sample('sample-m002', 'Sticks, a lighter and a meal', 'carry', 'fire')],
      },
    ],
  },
  {
    slug: 'play',
    title: 'Play',
    description:
      'Chase, tickle and hide are among the words reported in Kanzi’s requests. Games with others and games on a screen.',
    sign: 'tickle',
    videos: [
      sample('sample-p001', 'Chase, tickle, hide', 'chase', 'tickle', 'hide'),
      sample('sample-p002', 'A round of Pac-Man', 'TV', 'chase'),
    ],
  },
  {
    slug: 'forest',
    title: 'In the wild',
    description: 'The forests south of the Congo River, and the people who look after them.',
    sign: 'River',
    subcategories: [
      {
        slug: 'bonobos',
        title: 'Bonobos at home',
        description: 'Life in the only country where bonobos live in the wild.',
        videos: [sample('sample-f001', 'A morning under the canopy', 'outdoors')],
      },
      {
        slug: 'protection',
        title: 'Protection',
        description: 'What helps protect bonobos.',
        videos: [sample('sample-f002', 'What a day on patrol is like', 'visitor', 'outdoors')],
      },
    ],
  },
  {
    slug: 'talks',
    title: 'Talks and lessons',
    description: 'Lectures, critical views and material for classes.',
    sign: 'visitor',
    subcategories: [
      {
        slug: 'lectures',
        title: 'Lectures',
        description: 'Both sides of the debate about language.',
        videos: [
          sample('sample-t001', 'What counts as a word?', 'question'),
          sample('sample-t002', 'What the critics said', 'no'),
        ],
      },
      {
        slug: 'lessons',
        title: 'Lessons',
        description: 'Short lessons for classes.',
        videos: [
          sample('sample-t003', 'Five signs in five minutes', 'Kanzi', 'banana', 'give', 'good', 'question'),
        ],
      },
    ],
  },
];
