import { BOARD_CELLS } from '../board.rules.ts';
import { isRecord, toList, toRecord, toText } from '../board-file/json.rules.ts';
import type { LexigramKey } from '../keyboard.types.ts';
import { isOwnBoardId } from '../own-board/grid.rules.ts';
import { isOwnKey } from './own-word.rules.ts';
import type { BoardSource, GridPlace, OwnWord } from './own-word.types.ts';

/** A data URL of this kind: nothing that is stored is ever loaded from elsewhere. */
function toDataUrl(value: unknown, kind: 'image' | 'audio'): string | undefined {
  const text = toText(value);
  return text?.startsWith(`data:${kind}/`) === true ? text : undefined;
}

function parseOwnWord(value: unknown): OwnWord | undefined {
  const { key, word, lang, spoken, picture, alt, recording, isSilent, color, opens, isEdited } =
    toRecord(value);
  if (typeof key !== 'string' || !isOwnKey(key) || typeof word !== 'string') return undefined;
  const optional = {
    lang: toText(lang),
    spoken: toText(spoken),
    picture: toDataUrl(picture, 'image'),
    alt: toText(alt),
    recording: toDataUrl(recording, 'audio'),
    isSilent: isSilent === true ? true : undefined,
    color: toText(color),
    opens: isOwnBoardId(opens) ? opens : undefined,
    isEdited: isEdited === true ? true : undefined,
  };
  return {
    key,
    word,
    ...Object.fromEntries(Object.entries(optional).filter(([, field]) => field !== undefined)),
  };
}

/** Parses stored custom words, each key once, and drops invalid ones. */
export function parseOwnWords(value: unknown): OwnWord[] {
  const words = toList(value).map(parseOwnWord);
  return [...new Map(words.flatMap((word) => (word === undefined ? [] : [[word.key, word]]))).values()];
}

const parsePlace = (value: unknown): GridPlace | null => {
  const [row, column] = toList(value);
  return Number.isInteger(row) && Number.isInteger(column) ? [row as number, column as number] : null;
};

/** Parses the board that Delta was imported from, without its package; `undefined` when it is not complete. */
export function parseBoardSource(
  value: unknown,
  isKnown: (key: LexigramKey) => boolean,
): BoardSource | undefined {
  const { board, delta, places } = toRecord(value);
  const keys = toList(delta);
  const cells = toList(places);
  if (!isRecord(board) || keys.length !== BOARD_CELLS || cells.length !== BOARD_CELLS) return undefined;
  return {
    board,
    delta: keys.map((key) => (typeof key === 'string' && isKnown(key) ? key : null)),
    places: cells.map(parsePlace),
  };
}
