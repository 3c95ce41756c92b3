import { findBoardFaults, findManifestFaults } from '@paniscus/domain/keyboard';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { describeBoards, importFile, SITE } from '../testing/import-file';
import { anyBoards, anyManifestExtension } from './any-board';
import { buildExportFile } from './export-files';

type Files = Record<string, unknown>;

const isText = (path: string) => /\.(?:obf|json)$/.test(path);

const pack = (files: Files) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, file]) => [
        path,
        strToU8(isText(path) ? JSON.stringify(file) : String(file)),
      ]),
    ),
  );

const unpack = (bytes: Uint8Array): Files =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, file]) => [
      path,
      isText(path) ? (JSON.parse(strFromU8(file)) as unknown) : strFromU8(file),
    ]),
  );

const anyPackage = fc
  .tuple(anyBoards, anyManifestExtension, anyManifestExtension)
  .map(([boards, outer, inner]): Files => {
    const media = boards.flatMap(({ images, sounds }) => [...images, ...sounds]);
    const listPaths = (kind: string) =>
      Object.fromEntries(
        media.flatMap(({ id, path }) => (path?.startsWith(kind) === true ? [[id, path]] : [])),
      );
    const paths = Object.fromEntries(boards.map(({ id }, index) => [id, `boards/${String(index)}.obf`]));
    const manifest = {
      ...outer,
      format: 'open-board-0.1',
      root: 'boards/0.obf',
      paths: { ...inner, boards: paths, images: listPaths('images/'), sounds: listPaths('sounds/') },
    };
    return {
      'manifest.json': manifest,
      'notes.txt': 'Made by hand',
      ...Object.fromEntries(
        media.flatMap(({ id, path }) => (path === undefined ? [] : [[path, `bytes of ${id}`]])),
      ),
      ...Object.fromEntries(
        boards.map((board, index) => [`boards/${String(index)}.obf`, JSON.parse(JSON.stringify(board))]),
      ),
    };
  });

type Imported = Awaited<ReturnType<typeof importFile>>;

const exportAgain = async ({ delta, grid, source, ownBoards }: Imported) => {
  const { content } = await buildExportFile('imported', delta, SITE, { grid, source, boards: ownBoards });
  return content;
};

describe('a file with every field of the Open Board Format', () => {
  it('is valid, as generated', () => {
    fc.assert(
      fc.property(anyPackage, (files) => {
        const { 'manifest.json': manifest, ...others } = files;
        const fields = Object.entries(others).flatMap(([path, file]) =>
          path.endsWith('.obf') ? findBoardFaults(file, true).filter(({ isFatal }) => isFatal) : [],
        );
        expect(fields).toEqual([]);
        expect(findManifestFaults(manifest, new Set(Object.keys(files)))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('has the same content after import and export, and is the same board after another import: package', async () => {
    await fc.assert(
      fc.asyncProperty(anyPackage, async (files) => {
        const imported = await importFile(pack(files));
        const before = describeBoards(imported);

        const content = (await exportAgain(imported)) as Uint8Array<ArrayBuffer>;

        expect(imported.skipped).toEqual([]);
        expect(unpack(content)).toEqual(files);
        expect(describeBoards(await importFile(content))).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it('has the same content after import and export, and is the same board after another import: one board', async () => {
    await fc.assert(
      fc.asyncProperty(anyBoards, async ([board]) => {
        const text = JSON.stringify(board);
        const imported = await importFile(text);
        const before = describeBoards(imported);

        const content = await exportAgain(imported);

        expect(JSON.parse(String(content))).toEqual(JSON.parse(text));
        expect(describeBoards(await importFile(content))).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });
});
