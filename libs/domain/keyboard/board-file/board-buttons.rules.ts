import type { BoardSource } from '../own-word/own-word.types.ts';
import type { OpenButton, OpenImage, OpenSound } from './board-file.types.ts';
import { findId, isRecord, toList, toRecord } from './json.rules.ts';

/** A word that the visitor has put on an imported board, with its picture. */
export type AddedButton = { button: OpenButton; image?: OpenImage; sound?: OpenSound };

/** Ids of the buttons by row and column. */
export type Order = (string | number | null)[][];

/** The button of a board with an id, whether its file has it as a number or as text. */
export const findButton = (board: BoardSource['board'], id: string | number | null): unknown =>
  id === null
    ? undefined
    : toList(board['buttons']).find((button) => findId(toRecord(button)['id']) === findId(id));

/** The buttons that are still in the grid, and those that never were, such as links without a place. */
export function listRemaining(board: BoardSource['board'], before: Order, after: Order): unknown[] {
  const placed = new Set(before.flat().map(findId));
  const remaining = new Set(after.flat().map(findId));
  return toList(board['buttons']).filter((button) => {
    const id = findId(toRecord(button)['id']);
    return !placed.has(id) || remaining.has(id);
  });
}

/** Fields that a custom word controls; all others of its button stay when the word is edited. */
const WORD_FIELDS = new Set(
  'label vocalization hidden image_id sound_id border_color load_board ext_paniscus_lang ext_paniscus_silent ext_paniscus_alt'.split(
    ' ',
  ),
);

/** A link without the place of its board in the package that it came in. */
const withoutPath = (link: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(toRecord(link)).filter(([field]) => field !== 'path'));

/** The button of a word that was edited, with the fields of its file that the keyboard does not use. */
export function mergeButton(original: unknown, { button }: AddedButton): OpenButton {
  const fields = toRecord(original);
  const others = Object.entries(fields).filter(([field]) => !WORD_FIELDS.has(field));
  const { load_board: link } = button;
  return {
    ...Object.fromEntries(others),
    ...button,
    ...(link === undefined ? {} : { load_board: { ...withoutPath(fields['load_board']), ...link } }),
  };
}

/** Adds pictures or recordings, each once. */
export function addMedia(list: unknown, added: readonly ({ id: string } | undefined)[]): unknown[] {
  const present = toList(list);
  const ids = new Set(present.filter(isRecord).map(({ id }) => findId(id)));
  const missing = added.filter((media) => media !== undefined).filter(({ id }) => !ids.has(id));
  return [...present, ...new Map(missing.map((media) => [media.id, media])).values()];
}
