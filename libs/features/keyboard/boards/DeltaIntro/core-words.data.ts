import type { LexigramKey } from '@paniscus/domain/keyboard';

/**
 * Words for everyday talk, our own choice from the vocabulary; lists of core words for AAC, such as the universal core of
 * Project Core (project-core.com), were the guide. Each group is a row of the board, so that a word keeps its place.
 */
export const CORE_WORDS: readonly (readonly LexigramKey[])[] = [
  ['i', 'you', 'we', 'friend', 'mother', 'father', 'baby', 'yes', 'no', 'please', 'thank-you', 'sorry'],
  ['what', 'who', 'where', 'when', 'why', 'how', 'question', 'this', 'that', 'here', 'there', 'name-of'],
  ['go', 'come', 'give', 'get', 'take', 'put', 'make', 'open', 'close', 'look', 'see', 'listen'],
  ['eat', 'drink', 'play', 'help', 'wait', 'sleep', 'sit', 'stand', 'walk', 'read', 'talk', 'wash'],
  ['more', 'again', 'not', 'all', 'some', 'same', 'different', 'less', 'now', 'later', 'today', 'and'],
  ['good', 'bad', 'happy', 'sad', 'angry', 'afraid', 'tired', 'hungry', 'thirsty', 'sick', 'hurt', 'hot'],
  ['cold', 'big', 'little', 'fast', 'slow', 'loud', 'quiet', 'wet', 'dry', 'clean', 'dirty', 'hard'],
  ['in', 'on', 'up', 'down', 'to', 'with', 'water', 'bathroom', 'home', 'outdoors', 'bed', 'because'],
];
