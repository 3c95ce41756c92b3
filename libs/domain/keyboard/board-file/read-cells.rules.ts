import type { LexigramKey } from '../keyboard.types.ts';
import type { OwnBoardId } from '../own-board/own-board.types.ts';
import type { OwnWord } from '../own-word/own-word.types.ts';
import type { ReadMedia } from './board-file.types.ts';
import { findId, isRecord, toRecord, toText } from './json.rules.ts';
import type { Cell } from './lay-out-board.rules.ts';
import { isNavigationLink } from './build-board.rules.ts';
import { readBoardLanguage } from './board-language.rules.ts';
import { createWordReader, indexById } from './read-word.rules.ts';

/** Looks up a word by key, label or vocalization. */
export type FindKey = (text: string) => LexigramKey | undefined;

/** Finds the custom board that a link (`load_board`) opens. */
export type FindTarget = (link: Readonly<Record<string, unknown>>) => OwnBoardId | undefined;

type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether the file itself, or its package, has a picture or recording. */
const isInFile = (media: JsonRecord | undefined): boolean =>
  typeof media?.['data'] === 'string' || typeof media?.['path'] === 'string';

/**
 * Finds the vocabulary's word of a button. A button that says something else than its label, that has a picture or
 * recording of its own, or whose label is not English, is a word of its own.
 */
export function createKeyFinder(
  board: JsonRecord,
  findKey: FindKey,
): (button: JsonRecord) => LexigramKey | undefined {
  const { isEnglish, translate } = readBoardLanguage(board);
  const images = indexById(board['images']);
  const sounds = indexById(board['sounds']);
  const hasMedia = (button: JsonRecord) =>
    isInFile(images.get(findId(button['image_id']))) || isInFile(sounds.get(findId(button['sound_id'])));
  return (button) => {
    if (button['ext_paniscus_own'] === true) return undefined;
    const ours = findKey(toText(button['ext_paniscus_key']) ?? '');
    if (ours === undefined && (!isEnglish || hasMedia(button))) return undefined;
    const spoken = translate(button['vocalization']);
    const label = translate(button['label']);
    const key = ours ?? findKey(label === '' ? spoken : label);
    return spoken === '' || findKey(spoken) === key ? key : undefined;
  };
}

const isHidden = (button: JsonRecord): boolean => button['hidden'] === true;

export type ToKey = (button: JsonRecord) => LexigramKey | null;

/** Converts the grid to rows of keys. */
export function readCells(board: JsonRecord, toKey: ToKey): Cell[][] {
  const byId = indexById(board['buttons']);
  const order = toRecord(board['grid'])['order'];
  const rows = (Array.isArray(order) ? order : []).map((row: unknown) => (Array.isArray(row) ? row : []));
  return rows.map((row: unknown[], rowIndex) =>
    row.map((id, column) => {
      const button = id === null ? undefined : byId.get(findId(id));
      const key = button === undefined ? null : toKey(button);
      return key === null ? null : { key, place: [rowIndex, column] };
    }),
  );
}

/** Words of ours that are outside the grid of the board. */
export function readOutsideWords(board: JsonRecord, toKey: ToKey): ReadonlyMap<number, LexigramKey> {
  const buttons = [...indexById(board['buttons']).values()];
  return new Map(
    buttons.flatMap((button) => {
      const cell = button['ext_paniscus_cell'];
      const key = typeof cell === 'number' ? toKey(button) : null;
      return typeof cell === 'number' && key !== null ? [[cell, key]] : [];
    }),
  );
}

/** Reads the words of one board, each custom word once. */
export function createKeyReader(
  board: JsonRecord,
  findKey: FindKey,
  readMedia: ReadMedia,
  findTarget: FindTarget,
) {
  const ownWords = new Map<LexigramKey, OwnWord>();
  const hiddenKeys = new Set<LexigramKey>();
  const findButtonKey = createKeyFinder(board, findKey);
  const toOwnWord = createWordReader(board, readMedia);
  const shownKeys = new Set(
    [...indexById(board['buttons']).values()].filter((button) => !isHidden(button)).map(findButtonKey),
  );
  const add = (word: OwnWord) => {
    ownWords.set(word.key, word);
    return word.key;
  };
  /** A link whose board is not there is a word without a link; a hidden word differs from one that is shown. */
  const readWordKey = (button: JsonRecord) => {
    const link = button['load_board'];
    const target = isRecord(link) ? findTarget(link) : undefined;
    const key = target === undefined ? findButtonKey(button) : undefined;
    return key === undefined || (isHidden(button) && shownKeys.has(key))
      ? add(toOwnWord(button, target))
      : key;
  };
  const readKey: ToKey = (button) => {
    if (isNavigationLink(button)) return null;
    const key = readWordKey(button);
    if (isHidden(button)) hiddenKeys.add(key);
    return key;
  };
  return { ownWords, hiddenKeys, readKey };
}
