import type { WordRows } from './word-rows.ts';

/** Beta: places, activities and feelings. */
export const BETA: readonly WordRows[] = [
  {
    lexigramClass: 'places',
    words: [
      ...['outdoors', 'indoors', 'Treehouse', 'Lookout', 'Midway', 'Flatrock', 'Hilltop', 'Campfire'],
      ...[
        'Cabin',
        'Log Cabin',
        'A-frame',
        'Childside',
        'Mushroom Trail',
        'River',
        'Scrubby Pine Nook',
        'forest',
      ],
      ...['colony room', 'group room', 'middle test room', 'Sue’s office', 'staff office', 'kitchen'],
      ...['bedroom', 'bathroom', 'playroom', 'garden', 'road', 'bridge', 'lake', 'home', 'school', 'store'],
    ],
  },
  {
    lexigramClass: 'activities',
    words: [
      ...['go', 'come', 'chase', 'tickle', 'groom', 'hide', 'hug', 'carry'],
      ...['grab', 'bite', 'slap', 'keep-away', 'play', 'swim', 'wash', 'open'],
      ...['give', 'make', 'get', 'take', 'put', 'throw', 'catch', 'pull'],
      ...['push', 'break', 'cut', 'dig', 'climb', 'jump', 'run', 'walk'],
      ...['eat', 'drink', 'cook', 'keep', 'look', 'see', 'listen', 'hear'],
      ...['talk', 'say', 'ask', 'show', 'point', 'help', 'find', 'wait'],
      ...['sleep', 'rest', 'sit', 'stand', 'dance', 'sing', 'laugh', 'kiss'],
      ...['read', 'write', 'draw', 'use', 'close', 'swing', 'ride', 'fight'],
    ],
  },
  {
    lexigramClass: 'feelings',
    words: [
      ...['good', 'bad', 'happy', 'sad', 'angry', 'afraid', 'tired', 'hungry'],
      ...['thirsty', 'sick', 'hurt', 'surprise', 'excited', 'calm', 'sorry', 'proud'],
      ...['hot', 'cold', 'big', 'little', 'wet', 'dry', 'clean', 'dirty'],
      ...['hard', 'soft', 'loud', 'quiet', 'fast', 'slow', 'young', 'old'],
    ],
  },
];
