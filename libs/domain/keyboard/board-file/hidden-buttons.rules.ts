import type { DeltaBoard, LexigramKey } from '../keyboard.types.ts';
import type { BoardSource } from '../own-word/own-word.types.ts';
import { findId, isRecord, toList, toRecord } from './json.rules.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

const isHidden = (button: unknown): boolean => toRecord(button)['hidden'] === true;

const withoutHidden = (button: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(button).filter(([field]) => field !== 'hidden'));

/** A board with its buttons hidden as on the keyboard. Buttons whose words are as in their file are not changed. */
export function withHiddenButtons(
  board: Record<string, unknown>,
  places: BoardSource['places'],
  cells: DeltaBoard,
  hidden: readonly LexigramKey[] = [],
): Record<string, unknown> {
  const rows = toList(toRecord(board['grid'])['order']).map(toList);
  const wanted = new Map<string | undefined, boolean>();
  for (const [cell, key] of cells.entries()) {
    const place = places[cell];
    if (key !== null && place !== null && place !== undefined)
      wanted.set(findId(rows[place[0]]?.[place[1]]), hidden.includes(key));
  }
  const buttons = toList(board['buttons']).map((button) => {
    const isWanted = isRecord(button) ? wanted.get(findId(button['id'])) : undefined;
    if (!isRecord(button) || isWanted === undefined || isWanted === isHidden(button)) return button;
    return isWanted ? { ...button, hidden: true } : withoutHidden(button);
  });
  return { ...board, buttons };
}
