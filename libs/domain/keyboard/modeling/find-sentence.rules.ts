import type { BoardId } from '../keyboard.types.ts';
import type { OwnBoardId } from '../own-board/own-board.types.ts';
import { normalizeWord } from '../word-search.rules.ts';
import type { WordPosition } from '../word-search.rules.ts';
import { IRREGULAR_FORMS } from './irregular-forms.data.ts';

/** A part of a typed sentence and where it is on the boards; `null` when no board has it. */
export type SentencePart = { text: string; position: WordPosition | null };

/** Words of the longest entry of the vocabulary that is looked for. */
const MAX_WORDS = 4;
/** Typed sentences are longer than those of the board, but not endless. */
const MAX_PARTS = 40;

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'n', 'er', 'est'];
/** Endings of words whose last letter `y` has become `i`. */
const Y_ENDINGS = ['ies', 'ied', 'ier', 'iest'];

/** A word and its likely basic forms: `chasing` may be `chase`. */
function listForms(word: string): string[] {
  const stems = ENDINGS.filter((ending) => word.length > ending.length + 1 && word.endsWith(ending)).flatMap(
    (ending) => {
      const stem = word.slice(0, -ending.length);
      const isDoubled = stem.length > 2 && stem.at(-1) === stem.at(-2);
      return [stem, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : [])];
    },
  );
  const yStems = Y_ENDINGS.filter((ending) => word.endsWith(ending)).map(
    (ending) => `${word.slice(0, -ending.length)}y`,
  );
  return [word, IRREGULAR_FORMS.get(word) ?? word, ...yStems, ...stems];
}

/** The board that is open. */
type OpenBoard = { board: BoardId; ownBoard?: OwnBoardId };

/** The positions of each word by its searchable form, those on the open board first. */
function indexWords(words: readonly WordPosition[], open: OpenBoard): ReadonlyMap<string, WordPosition> {
  const index = new Map<string, WordPosition>();
  const isOpen = ({ board, ownBoard }: WordPosition) =>
    board === open.board && ownBoard?.id === open.ownBoard;
  const sorted = [...words.filter(isOpen), ...words];
  for (const position of sorted) {
    const form = normalizeWord(position.word);
    if (form !== '' && !index.has(form)) index.set(form, position);
  }
  return index;
}

/** Finds the longest entry that begins at a token. */
function findPart(tokens: readonly string[], from: number, index: ReadonlyMap<string, WordPosition>) {
  for (let length = Math.min(MAX_WORDS, tokens.length - from); length > 0; length -= 1) {
    const text = tokens.slice(from, from + length).join(' ');
    const form = listForms(normalizeWord(text)).find((candidate) => index.has(candidate));
    const position = form === undefined ? undefined : index.get(form);
    if (position !== undefined) return { length, part: { text, position } };
  }
  return { length: 1, part: { text: tokens[from] ?? '', position: null } };
}

/** Splits a typed sentence into words of the boards and others; a word on several boards is found on the open one. */
export function findSentence(
  text: string,
  words: readonly WordPosition[],
  open: OpenBoard,
): readonly SentencePart[] {
  const index = indexWords(words, open);
  const tokens = text.split(/\s+/u).filter((token) => normalizeWord(token) !== '');
  const parts: SentencePart[] = [];
  for (let from = 0; from < tokens.length && parts.length < MAX_PARTS;) {
    const { length, part } = findPart(tokens, from, index);
    parts.push(part);
    from += length;
  }
  return parts;
}
