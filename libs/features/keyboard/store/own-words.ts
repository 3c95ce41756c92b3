import type { KeyboardView } from '../keyboard.types';
import type { LexigramKey, OwnBoard, OwnBoardId, OwnWord, OwnWords } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import type { BoardSign } from '@paniscus/ui';

let ownWords: OwnWords = new Map();
let ownBoards: readonly OwnBoard[] = [];
const listeners = new Set<() => void>();

/** The visitor's own words of this page; empty until they have been read from the browser's database. */
export const getOwnWords = (): OwnWords => ownWords;

export const findOwnWord = (key: LexigramKey): OwnWord | undefined => ownWords.get(key);

/** The boards of the visitor's own on this page, beside Delta; empty until they have been read. */
export const getOwnBoards = (): readonly OwnBoard[] => ownBoards;

/** Whether an id is that of Delta or of a custom board of this page. */
export const hasOwnBoard = (id: OwnBoardId): boolean =>
  id === 'delta' || ownBoards.some((board) => board.id === id);

export function setOwnBoards(boards: readonly OwnBoard[]): void {
  ownBoards = boards;
  for (const listener of listeners) listener();
}

/** The custom board that is open: the last of the path, or Delta. */
export const getOpenBoard = ({
  path,
  delta,
  grid,
}: Pick<KeyboardView, 'path' | 'delta' | 'grid'>): OwnBoard =>
  ownBoards.find(({ id }) => id === path.at(-1)) ?? { id: 'delta', name: 'Delta', cells: delta, ...grid };

/** Adds custom words, or replaces those with the same key. */
export function addOwnWords(words: readonly OwnWord[]): void {
  if (words.length === 0) return;
  ownWords = new Map([...ownWords, ...words.map((word) => [word.key, word] as const)]);
  for (const listener of listeners) listener();
}

const isSameWord = (one: OwnWord, other: OwnWord): boolean =>
  Object.keys({ ...one, ...other }).every(
    (name) => one[name as keyof OwnWord] === other[name as keyof OwnWord],
  );

/** Replaces all custom words and boards. A word that is the same stays the same object, so that its sound stays decoded. */
export function replaceOwnContent(content: { words: readonly OwnWord[]; boards: readonly OwnBoard[] }): void {
  ownWords = new Map(
    content.words.map((word) => {
      const before = ownWords.get(word.key);
      return [word.key, before !== undefined && isSameWord(before, word) ? before : word];
    }),
  );
  setOwnBoards(content.boards);
}

export function removeOwnWord(key: LexigramKey): void {
  ownWords = new Map([...ownWords].filter(([other]) => other !== key));
  for (const listener of listeners) listener();
}

/** Calls the listener after custom words or boards were changed. Returns the unsubscribe function. */
export function subscribeToOwnWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The word of a key. */
export const getWord = (key: LexigramKey): string => findSign(key)?.word ?? key;

/** The sign of the vocabulary, or the custom word with its picture; a picture without a text is called so. */
export function findSign(key: LexigramKey, words: OwnWords = ownWords): BoardSign | undefined {
  const lexigram = findLexigram(key);
  if (lexigram !== undefined) return lexigram;
  const own = words.get(key);
  return own === undefined
    ? undefined
    : {
        key,
        word: own.word === '' ? 'picture' : own.word,
        picture: own.picture,
        color: own.color,
        lang: own.lang,
        isFolder: own.opens !== undefined,
      };
}
