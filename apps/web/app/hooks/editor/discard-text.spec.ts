import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteAutosave, saveAutosave } from '../../api/editor/autosaves';
import { listLocalDrafts, writeLocalDraft } from '../../storage/editor/local-drafts';
import { discardText } from './find-unsaved-text';

vi.mock('../../api/editor/autosaves');

const scope = { account: '1', subject: '7' };
const text = {
  editorId: 'editor',
  base: { title: 'Rain', content: 'It rained.', version: 3 },
  draft: { title: 'Rain', content: 'It poured.' },
  editedAt: '2026-02-03T14:30:00.000Z',
};

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.mocked(deleteAutosave).mockReset().mockResolvedValue();
  vi.mocked(saveAutosave).mockReset();
});

afterEach(() => vi.unstubAllGlobals());

it('stores a discarded text again, after it is deleted', async () => {
  writeLocalDraft(scope, text);
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(deleteAutosave).mockReturnValue(promise);
  const putBack = discardText(scope, text, 7);
  expect(listLocalDrafts(scope)).toEqual([]);

  const done = putBack();
  expect(saveAutosave).not.toHaveBeenCalled();
  resolve();
  await done;

  const stored = { ...text.draft, post_id: 7, base_version: 3, sequence: 1 };
  expect(saveAutosave).toHaveBeenCalledExactlyOnceWith('editor', stored);
});

it('stores it in this browser when the server does not take it', async () => {
  vi.mocked(saveAutosave).mockRejectedValue(new Error('Forbidden.'));

  await discardText(scope, text, 7)();

  expect(listLocalDrafts(scope)).toEqual([text]);
});
