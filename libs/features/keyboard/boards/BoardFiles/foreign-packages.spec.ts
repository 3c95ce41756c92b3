import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBoardFile, withHidden, withMedia } from './read-board-file';

const toFile = (files: Record<string, string>) => {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return { name: 'snack.obz', size: bytes.length, arrayBuffer: async () => bytes.buffer };
};

const board = JSON.stringify({
  id: '1',
  locale: 'en',
  name: 'Snack',
  description_html: '',
  buttons: [
    { id: '1', label: 'banana' },
    { id: '2', label: 'kefir', image_id: 'i' },
    { id: '3', label: 'water', hidden: true },
  ],
  images: [{ id: 'i', path: 'images/kefir.png', content_type: 'image/png', width: 1, height: 1 }],
  sounds: [],
  grid: { rows: 2, columns: 2, order: [['1', '2'], ['3']] },
});
const manifest = JSON.stringify({
  format: 'open-board-0.1',
  root: 'boards/1.obf',
  paths: { boards: { 1: 'boards/1.obf' }, images: { i: 'images/kefir.png' } },
});

/** Names files as programs on Windows do, such as `.\\images\\kefir.png`. */
const toWindowsNames = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`./${name}`.replaceAll('/', '\\'), content]),
  );

describe('a package of another program', () => {
  it.each<[string, Record<string, string>]>([
    [
      'as the format names its files',
      { 'manifest.json': manifest, 'boards/1.obf': board, 'images/kefir.png': 'x' },
    ],
    [
      'that was compressed again in a file manager',
      {
        'Snack boards/manifest.json': manifest,
        '__MACOSX/Snack boards/._manifest.json': 'junk',
        'Snack boards/boards/1.obf': board,
        'Snack boards/images/kefir.png': 'x',
        'Snack boards/.DS_Store': 'junk',
      },
    ],
    [
      'with the separators of Windows',
      toWindowsNames({ 'manifest.json': manifest, 'boards/1.obf': board, 'images/kefir.png': 'x' }),
    ],
    ['without a manifest', { 'snack.obf': board, 'images/kefir.png': 'x' }],
  ])('%s is read with its pictures', async (_case, files) => {
    const { boards, skipped } = await readBoardFile(toFile(files));
    const [found] = boards;

    expect(skipped).toEqual([]);
    expect(boards).toHaveLength(1);
    const complete = found && (await withMedia(found));
    expect(complete?.delta[0]).toBe('banana');
    expect(complete?.ownWords).toMatchObject([{ word: 'kefir', picture: 'data:image/png;base64,eA==' }]);
    const fields = found?.changes.map(({ field }) => field) ?? [];
    expect(fields.slice(-2)).toEqual(['format', 'grid.order[1]']);
    expect(fields).toHaveLength('manifest.json' in files ? 2 : 3);
  });

  it('shows a hidden button on request only', async () => {
    const { boards } = await readBoardFile(toFile({ 'snack.obf': board }));
    const [found] = boards;
    if (found === undefined) throw new Error('No board was found.');

    expect(found).toMatchObject({ hiddenCount: 1, showsHidden: false });
    expect(found.delta[16]).toBeNull();
    const shown = withHidden(found, true);
    expect(shown.delta[16]).toBe('water');
    expect(shown.changes).toEqual(found.changes);
    expect(withHidden(shown, false)).toEqual(found);
  });
});
