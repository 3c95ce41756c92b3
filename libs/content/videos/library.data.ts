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
    description:
      'Forty-four years of one bonobo: a field station in Georgia, a forest of places with names, and Iowa.',
    sign: 'Kanzi',
    videos: [sample('sample-k001', 'Kanzi, 1980 to 2025')],
    parts: [
      {
        slug: 'early-years',
        title: 'Early years',
        description:
          'Born in October 1980 and adopted within hours by Matata. From there to the studies that made him known.',
        parts: [
          {
            slug: 'first-words',
            title: 'First words',
            description:
              'Orange, banana, coffee and juice came before he was three; groom and egg in the months after, says the study of 1986.',
            videos: [
              sample('sample-k002', 'Orange, banana, coffee, juice', 'orange', 'banana', 'coffee', 'juice'),
            ],
          },
          {
            slug: 'in-the-forest',
            title: 'In the forest',
            description: 'Lookout Point, Treehouse, Midway: seventeen places with names, and food at each.',
            videos: [sample('sample-k003', 'Seventeen places to eat', 'Treehouse', 'outdoors')],
          },
        ],
      },
      {
        slug: 'in-iowa',
        title: 'In Iowa',
        description: 'Des Moines, where Kanzi came in 2004 and died on 18 March 2025.',
        videos: [sample('sample-k004', 'The years in Iowa', 'Kanzi', 'Panbanisha')],
      },
    ],
  },
  {
    slug: 'language',
    title: 'Signs and words',
    description: 'How a lexigram is built, what a board can say, and what spoken English is to an ape.',
    sign: 'question',
    parts: [
      {
        slug: 'lexigrams',
        title: 'Lexigrams',
        description: 'Signs of nine graphic elements. They depict nothing, so that each has to be learned.',
        videos: [sample('sample-l001', 'Nine elements make a sign')],
        parts: [
          {
            slug: 'colours',
            title: 'Colours',
            description:
              'A colour tells the class of a word before you know the word: all parts of the body are green.',
            videos: [sample('sample-l002', 'Green is for the body', 'hand', 'ball')],
          },
          {
            slug: 'boards',
            title: 'Boards',
            description:
              'Up to three panels with 384 keys indoors; outdoors a board with photographs of the signs, and a finger that points.',
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
          'What is heard, and how anybody can tell that it was understood: by the choice among pictures, or among signs.',
        videos: [sample('sample-l005', 'A word, a picture, a choice', 'question', 'orange', 'ball')],
      },
    ],
  },
  {
    slug: 'making',
    title: 'Tools and fire',
    description: 'Hands at work: stone on stone, wood on wood, and supper.',
    sign: 'fire',
    parts: [
      {
        slug: 'stone-tools',
        title: 'Stone tools',
        description:
          'Stone on stone, edges, and what they are good for. “Pan the tool-maker”, a study of 1993 is called.',
        videos: [sample('sample-m001', 'A flake that cuts', 'hand')],
      },
      {
        slug: 'fire-and-food',
        title: 'Fire and food',
        description:
          'From gathering wood to eating what was cooked. A talk of 2004 told of apes that start fires.',
        videos: [sample('sample-m002', 'Sticks, a lighter, a supper', 'carry', 'fire')],
      },
    ],
  },
  {
    slug: 'play',
    title: 'Play',
    description:
      'Chase, tickle and hide are among the words of Kanzi’s requests. Games with others, and games on a screen.',
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
    parts: [
      {
        slug: 'bonobos',
        title: 'Bonobos at home',
        description: 'Days in the only country where bonobos live wild.',
        videos: [sample('sample-f001', 'A morning under the canopy', 'outdoors')],
      },
      {
        slug: 'protection',
        title: 'Protection',
        description: 'What helps, hour by hour.',
        videos: [sample('sample-f002', 'What a day on patrol is like', 'visitor', 'outdoors')],
      },
    ],
  },
  {
    slug: 'talks',
    title: 'Talks and lessons',
    description: 'People who explain, people who doubt, and something for a class.',
    sign: 'visitor',
    parts: [
      {
        slug: 'lectures',
        title: 'Lectures',
        description: 'The question of language, from both sides.',
        videos: [
          sample('sample-t001', 'What counts as a word?', 'question'),
          sample('sample-t002', 'What the critics said', 'no'),
        ],
      },
      {
        slug: 'lessons',
        title: 'Lessons',
        description: 'To be watched with pencils at hand.',
        videos: [
          sample('sample-t003', 'Five signs in five minutes', 'Kanzi', 'banana', 'give', 'good', 'question'),
        ],
      },
    ],
  },
];
