import type {
  BoardSource,
  LexigramKey,
  OwnBoard,
  OwnBoardId,
  OwnWord,
  SavedKeyboard,
} from '@paniscus/domain/keyboard';
import type { KeyboardChange } from '@paniscus/features/keyboard';

/** Entries of the database by store and key; `null` for those that are removed. */
export type StoredEntries = {
  fields: Partial<SavedKeyboard>;
  words: Readonly<Record<LexigramKey, OwnWord | null>>;
  boards: Readonly<Record<OwnBoardId, OwnBoard | null>>;
  sources: { delta?: BoardSource | null };
};

export const NO_ENTRIES: StoredEntries = { fields: {}, words: {}, boards: {}, sources: {} };

const byKey = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries);

const asRemoved = (key: string): [string, null] => [key, null];

export const toEntries = ({
  keyboard = {},
  words = [],
  removedWords = [],
  boards = [],
  removedBoards = [],
  source,
}: KeyboardChange): StoredEntries => ({
  fields: keyboard,
  words: byKey<OwnWord | null>([
    ...words.map((word) => [word.key, word] as const),
    ...removedWords.map(asRemoved),
  ]),
  boards: byKey<OwnBoard | null>([
    ...boards.map((board) => [board.id, board] as const),
    ...removedBoards.map(asRemoved),
  ]),
  sources: source === undefined ? {} : { delta: source },
});

/** Entries of both; where both have one, that of the second. */
export const joinEntries = (one: StoredEntries, other: StoredEntries): StoredEntries => ({
  fields: { ...one.fields, ...other.fields },
  words: { ...one.words, ...other.words },
  boards: { ...one.boards, ...other.boards },
  sources: { ...one.sources, ...other.sources },
});

/** The properties that have another value in the second object. */
const pickOther = <T extends object>(one: T, other: T): T =>
  Object.fromEntries(Object.entries(one).filter(([key, value]) => value !== other[key as keyof T])) as T;

/** The entries that were changed since those of the second argument. */
export const pickChanged = (entries: StoredEntries, before: StoredEntries): StoredEntries => ({
  fields: pickOther(entries.fields, before.fields),
  words: pickOther(entries.words, before.words),
  boards: pickOther(entries.boards, before.boards),
  sources: pickOther(entries.sources, before.sources),
});

export const hasEntries = (entries: StoredEntries): boolean =>
  Object.values(entries).some((store) => Object.keys(store).length > 0);
