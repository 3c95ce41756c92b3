import { isOwnKey, parseSavedKeyboard } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import { toRecord } from '@paniscus/domain/validation';
import { findLexigram } from '@paniscus/lexigrams';
import { createBrowserStore } from '../browser-store';
import { KEYBOARD_KEY } from '../storage-keys';

const browser = createBrowserStore(() => localStorage);

type Fields = Readonly<Record<string, unknown>>;

const isKnownKey = (key: string) => findLexigram(key) !== undefined || isOwnKey(key);

export const pickFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** Stored values; defaults for what is missing or invalid. */
export const parseFields = (fields: Fields): SavedKeyboard => parseSavedKeyboard(fields, isKnownKey);

/** Stored values without those that are missing. */
export const parseStoredFields = (fields: Fields): Partial<SavedKeyboard> =>
  pickFields(parseFields(fields), Object.keys(fields));

/** The fields of a JSON object; none for any other text. */
export function parseRecord(text: string | null): Fields {
  try {
    return toRecord(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/** Belong to a tab. A new tab starts with the latest ones, and a reloaded one with its own. */
export const TAB_FIELDS: readonly string[] = ['board', 'path', 'set', 'sentence'];

/** Needed before the page is shown, so they are in local storage, too. */
const MIRRORED = ['settings', 'board', 'set'];

/** Everything was in local storage before the database existed, which imports and removes it. */
const EARLIER = ['delta', 'grid', 'path', 'sentence', 'history', 'phrases'];

export const readLocalFields = (): Fields => parseRecord(browser.read(KEYBOARD_KEY));

export const hasLocalFields = (): boolean => browser.read(KEYBOARD_KEY) !== null;

/** Leaves earlier values that have not been imported into the database yet. */
export function mirrorFields(saved: SavedKeyboard): void {
  const fields = { ...pickFields(readLocalFields(), EARLIER), ...pickFields(saved, MIRRORED) };
  browser.write(KEYBOARD_KEY, JSON.stringify(fields));
}

/** Values of an earlier version of the page in local storage; none once they have been imported. */
export const readEarlierFields = (): Fields => pickFields(readLocalFields(), EARLIER);

/** Removes the earlier values, unless another tab with the earlier page has changed them since. */
export function removeEarlierFields(imported: Fields): void {
  if (JSON.stringify(readEarlierFields()) !== JSON.stringify(imported)) return;
  browser.write(KEYBOARD_KEY, JSON.stringify(pickFields(readLocalFields(), MIRRORED)));
}
