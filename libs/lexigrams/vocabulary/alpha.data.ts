import type { WordRows } from './word-rows.ts';

/** Alpha: people, food and drink, and function words that start a sentence. */
export const ALPHA: readonly WordRows[] = [
  {
    lexigramClass: 'people',
    words: [
      ...['Kanzi', 'Panbanisha', 'Matata', 'Mulika', 'Nyota', 'Nathan', 'Tamuli', 'Panzee'],
      ...['Lana', 'Sherman', 'Austin', 'Sue', 'Bill', 'Liz', 'Rose', 'Kelly'],
      ...['Jeannine', 'Duane', 'Tim', 'Beverly', 'Shelley', 'I', 'you', 'we'],
      ...['mother', 'father', 'baby', 'child', 'friend', 'family', 'bonobo', 'visitor'],
    ],
  },
  {
    lexigramClass: 'food',
    words: [
      ...['apple', 'banana', 'orange', 'grape', 'cherry', 'peach', 'melon', 'strawberry'],
      ...['blackberry', 'blueberry', 'lemon', 'pear', 'plum', 'pineapple', 'mango', 'kiwi'],
      ...['tomato', 'onion', 'carrot', 'lettuce', 'celery', 'sweet potato', 'potato', 'corn'],
      ...['bean', 'cucumber', 'pepper', 'mushroom', 'sugarcane', 'peanut', 'nut', 'raisin'],
      ...['bread', 'cereal', 'cheese', 'egg', 'noodles', 'rice', 'hamburger', 'hot dog'],
      ...['soup', 'chow', 'jelly', 'jello', 'butter', 'honey', 'yogurt', 'salt'],
      ...['water', 'milk', 'juice', 'coffee', 'tea', 'Coke', 'lemonade', 'ice'],
      ...['sugar', 'candy', 'gum', 'M&M', 'cookie', 'ice cream', 'popcorn', 'chocolate'],
    ],
  },
  {
    lexigramClass: 'function',
    words: [
      ...['yes', 'no', 'please', 'thank you', 'question', 'more', 'less', 'again'],
      ...['this', 'that', 'what', 'who', 'where', 'when', 'why', 'how'],
      ...['now', 'today', 'later', 'yesterday', 'tomorrow', 'here', 'there', 'and'],
      ...['or', 'not', 'all', 'some', 'same', 'different', 'name-of', 'which-is'],
    ],
  },
];
