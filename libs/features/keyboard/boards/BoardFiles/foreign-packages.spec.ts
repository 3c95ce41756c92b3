import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { addOwnWords, findOwnWord, setOwnBoards } from '../../store/own-words';
import { buildExportFile } from './export/export-files';
import { linkBoards } from './link-boards';
import { readBoardFile, withMedia } from './read-board-file';

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

const PACKAGES: [string, Record<string, string>][] = [
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
  [
    'whose manifest alone has the paths',
    {
      'manifest.json': manifest,
      'boards/1.obf': board.replace('"path":"images/kefir.png",', ''),
      'images/kefir.png': 'x',
    },
  ],
  ['without a manifest', { 'snack.obf': board, 'images/kefir.png': 'x' }],
];

/** What a board says and shows, without the keys of custom words, which differ from file to file. */
const describeBoard = (delta: readonly (string | null)[]) =>
  delta.map((key) => {
    const { word, picture } = findOwnWord(key ?? '') ?? {};
    return word === undefined ? key : { word, picture };
  });

async function importFile(file: ReturnType<typeof toFile>) {
  const { boards } = await readBoardFile(file);
  const [root] = boards;
  if (root === undefined) throw new Error('No board was found.');
  setOwnBoards([]);
  const imported = await linkBoards(root, boards);
  addOwnWords(imported.ownWords);
  return { imported, changes: root.changes };
}

describe('a package of another program', () => {
  it.each(PACKAGES)('%s is the same after import, export and import', async (_case, files) => {
    const first = await importFile(toFile(files));
    const { delta, grid, source, ownBoards } = first.imported;

    const { content } = await buildExportFile('imported', delta, 'https://paniscus.example', {
      grid,
      source,
      boards: ownBoards,
    });
    const bytes = content as Uint8Array<ArrayBuffer>;
    const again = await importFile({
      name: 'a.obz',
      size: bytes.length,
      arrayBuffer: async () => bytes.buffer,
    });

    expect(describeBoard(again.imported.delta)).toEqual(describeBoard(delta));
    expect(again.imported.grid).toEqual(grid);
    expect(grid.hidden).toEqual(['water']);
    expect(again.changes).toEqual([]);
  });

  it.each(PACKAGES)('%s is read with its pictures', async (_case, files) => {
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

  it('shows a hidden word on request only, and is exported with what the person shows', async () => {
    const { boards } = await readBoardFile(toFile({ 'snack.obf': board }));
    const [found] = boards;
    if (found === undefined) throw new Error('No board was found.');

    expect(found.grid).toEqual({ rows: 2, columns: 2, hidden: ['water'] });
    expect(found.delta[16]).toBe('water');
    const shown = await linkBoards(found, boards, true);
    expect(shown.grid).toEqual({ rows: 2, columns: 2 });
    const exportWith = async (hidden: string[]) => {
      const { delta, source, ownBoards } = shown;
      const own = { grid: { rows: 2, columns: 2, hidden }, source, boards: ownBoards };
      const { content } = await buildExportFile('delta', delta, 'https://paniscus.example', own);
      const { buttons } = JSON.parse(String(content)) as { buttons: object[] };
      return buttons.filter((button) => 'hidden' in button);
    };
    expect(await exportWith([])).toEqual([]);
    expect(await exportWith(['banana'])).toMatchObject([{ label: 'banana', hidden: true }]);
  });
});
