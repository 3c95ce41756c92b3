import type { LexigramKey } from '../keyboard.types.ts';
import type { OwnBoardId } from '../own-board/own-board.types.ts';
import type { OwnWord } from '../own-word/own-word.types.ts';
import type { ReadMedia } from './board-file.types.ts';
import { findId, isRecord, toRecord, toText } from './json.rules.ts';
import type { Cell } from './lay-out-board.rules.ts';
import { createWordReader, indexById } from './read-word.rules.ts';

/** Looks up a word by key, label or vocalization. */
export type FindKey = (text: string) => LexigramKey | undefined;

/** Finds the own board that a link (`load_board`) opens. */
export type FindTarget = (link: Readonly<Record<string, unknown>>) => OwnBoardId | undefined;

type JsonRecord = Readonly<Record<string, unknown>>;

/** Finds the vocabulary's word; a button that says something else than its label is a word of its own. */
export function findButtonKey(button: JsonRecord, findKey: FindKey): LexigramKey | undefined {
  if (button['ext_paniscus_own'] === true) return undefined;
  const find = (name: string) => {
    const text = toText(button[name]);
    return text === undefined ? undefined : findKey(text);
  };
  const key = find('ext_paniscus_key') ?? find('label');
  const spoken = toText(button['vocalization'])?.trim() ?? '';
  if (key !== undefined && spoken !== '' && find('vocalization') !== key) return undefined;
  return key ?? find('vocalization');
}

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
export function readHiddenWords(board: JsonRecord, toKey: ToKey): ReadonlyMap<number, LexigramKey> {
  const buttons = [...indexById(board['buttons']).values()];
  return new Map(
    buttons.flatMap((button) => {
      const cell = button['ext_paniscus_cell'];
      const key = typeof cell === 'number' ? toKey(button) : null;
      return typeof cell === 'number' && key !== null ? [[cell, key]] : [];
    }),
  );
}

/** Reads the words of one board, each own word once. */
export function createKeyReader(
  board: JsonRecord,
  findKey: FindKey,
  readMedia: ReadMedia,
  findTarget: FindTarget,
) {
  const ownWords = new Map<LexigramKey, OwnWord>();
  const toOwnWord = createWordReader(board, readMedia);
  const add = (word: OwnWord) => {
    ownWords.set(word.key, word);
    return word.key;
  };
  const readWord: ToKey = (button) => {
    const key = findButtonKey(button, findKey);
    if (key === undefined && isRecord(button['load_board'])) return null;
    return key ?? add(toOwnWord(button));
  };
  const readFolder: ToKey = (button) => {
    const link = button['load_board'];
    const target = isRecord(link) ? findTarget(link) : undefined;
    return target === undefined ? readWord(button) : add(toOwnWord(button, target));
  };
  return { ownWords, readWord, readFolder };
}
