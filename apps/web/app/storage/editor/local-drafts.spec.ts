import { expect, it } from 'vitest';
import { listLocalDrafts, removeLocalDraft, writeLocalDraft } from './local-drafts';

function createStore() {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const scope = { account: '7', subject: '12' };
const build = (editorId: string, editedAt: string) => ({
  editorId,
  editedAt,
  base: { title: 'Figs', content: 'Ripe.', version: 2 },
  draft: { title: 'Figs', content: `From ${editorId}` },
});

it('lists the unsaved texts of a post, newest first', () => {
  const store = createStore();
  writeLocalDraft(scope, build('a', '2026-02-03T14:30:00.000Z'), store);
  writeLocalDraft(scope, build('b', '2026-02-03T14:31:00.000Z'), store);

  expect(listLocalDrafts(scope, store).map(({ editorId }) => editorId)).toEqual(['b', 'a']);
});

it('shows no text of another account or post', () => {
  const store = createStore();
  writeLocalDraft(scope, build('a', '2026-02-03T14:30:00.000Z'), store);

  expect(listLocalDrafts({ ...scope, account: '8' }, store)).toEqual([]);
  expect(listLocalDrafts({ ...scope, subject: '1' }, store)).toEqual([]);
});

it('removes the text of one editor only', () => {
  const store = createStore();
  writeLocalDraft(scope, build('a', '2026-02-03T14:30:00.000Z'), store);
  writeLocalDraft(scope, build('b', '2026-02-03T14:31:00.000Z'), store);

  removeLocalDraft(scope, 'b', store);

  expect(listLocalDrafts(scope, store)).toEqual([build('a', '2026-02-03T14:30:00.000Z')]);
});

it('ignores stored values that are damaged', () => {
  const store = createStore();
  store.setItem('postDraft:7:12:x', '{"draft":');
  store.setItem('postDraft:7:12:y', 'null');

  expect(listLocalDrafts(scope, store)).toEqual([]);
});

it('reports that a full storage did not take the text', () => {
  const store = {
    ...createStore(),
    setItem: () => {
      throw new Error('full');
    },
  };

  expect(writeLocalDraft(scope, build('a', '2026-02-03T14:30:00.000Z'), store)).toBe(false);
});
