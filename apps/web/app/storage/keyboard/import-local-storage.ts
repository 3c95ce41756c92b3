import { mergeKeyboards } from '@paniscus/domain/keyboard';
import { putFields, readFields, startWriting } from './keyboard-schema';
import type { KeyboardDatabase } from './keyboard-schema';
import {
  parseFields,
  parseStoredFields,
  readEarlierFields,
  readLocalFields,
  removeEarlierFields,
} from './stored-fields';

/**
 * Moves what an earlier version of the page has saved in local storage. It is removed there only after it has been saved
 * here, so that nothing is lost when this is interrupted; imported twice, it adds only what is missing.
 */
export async function importLocalStorage(database: KeyboardDatabase): Promise<void> {
  const earlier = readEarlierFields();
  if (Object.keys(earlier).length === 0) return;
  const stores = startWriting(database);
  const stored = parseStoredFields(await readFields(stores.fields));
  await stores.finish(putFields(stores, mergeKeyboards(stored, parseFields(readLocalFields()))));
  removeEarlierFields(earlier);
}
