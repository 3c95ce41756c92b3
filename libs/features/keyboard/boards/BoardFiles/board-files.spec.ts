import { BOARD_IDS, buildDelta, findBoardFaults, findManifestFaults } from '@paniscus/domain/keyboard';
import type { BoardId, DeltaBoard, OwnWord } from '@paniscus/domain/keyboard';
import { LEXIGRAMS, PANELS } from '@paniscus/lexigrams';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { addOwnWords } from '../../store/own-words';
import { readBoardFile, withMedia } from './read-board-file';
import { ImportError } from './import-error';
import { buildBoardFile, buildPackageFile } from './export/export-files';
import type { ExportedFile } from './export/export-files';

const site = 'https://paniscus.example';
const aDelta: DeltaBoard = Array.from({ length: 128 }, (_, cell) =>
  cell % 3 === 0 ? (LEXIGRAMS[cell * 2]?.key ?? null) : null,
);
const listKeys = (id: BoardId, delta: DeltaBoard): DeltaBoard =>
  PANELS.find((panel) => panel.id === id)?.lexigrams.map(({ key }) => key) ?? delta;

const toFile = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const readBack = ({ name, content }: ExportedFile) => readBoardFile(toFile(name, content));
const readError = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  readBoardFile(toFile(name, content)).then(
    () => undefined,
    (error: unknown) => (error instanceof ImportError ? error : undefined),
  );
const createZip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

describe('exported board', () => {
  it.each(BOARD_IDS)('follows the Open Board Format and survives a round trip: %s', async (id) => {
    const file = await buildBoardFile(id, aDelta, site);

    expect(findBoardFaults(JSON.parse(String(file.content)), false)).toEqual([]);
    const { boards } = await readBack(file);
    expect(boards).toHaveLength(1);
    expect(boards[0]).toMatchObject({
      delta: listKeys(id, aDelta),
      unmatchedLabels: [],
      isRearranged: false,
    });
  });

  it('survives a round trip with any words on Delta', async () => {
    const aKey = fc.constantFrom(...LEXIGRAMS.map(({ key }) => key));
    const aBoard = fc.array(fc.option(aKey), { minLength: 128, maxLength: 128 });

    await fc.assert(
      fc.asyncProperty(aBoard, async (delta) => {
        const { boards } = await readBack(await buildBoardFile('delta', delta, site));

        expect(boards[0]?.delta).toEqual(delta);
      }),
      { numRuns: 20 },
    );
  });
});

describe('package of all boards', () => {
  it('follows the format in its manifest and boards, and contains each picture once', async () => {
    const { content } = await buildPackageFile(aDelta, site);

    const files = unzipSync(content as Uint8Array);
    const names = Object.keys(files);
    const json = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(findManifestFaults(json('manifest.json'), new Set(names))).toEqual([]);
    for (const id of BOARD_IDS) expect(findBoardFaults(json(`boards/${id}.obf`), true)).toEqual([]);
    expect(names.filter((name) => name.startsWith('images/'))).toHaveLength(384);
    expect(strFromU8(files['images/banana.svg'] ?? new Uint8Array())).toMatch(/^<svg xmlns=.*<\/svg>$/);
  });

  it('survives a round trip with all four boards', async () => {
    const { boards, skipped } = await readBack(await buildPackageFile(aDelta, site));

    expect(boards.map(({ delta }) => delta)).toEqual(BOARD_IDS.map((id) => listKeys(id, aDelta)));
    expect(boards.map(({ name }) => name)).toEqual([
      'Paniscus Keyboard: Alpha',
      'Paniscus Keyboard: Beta',
      'Paniscus Keyboard: Gamma',
      'Paniscus Keyboard: Delta',
    ]);
    expect(boards.flatMap(({ unmatchedLabels }) => unmatchedLabels)).toEqual([]);
    expect(skipped).toEqual([]);
  });

  it('survives a round trip with the recording, color, language and silence of custom words', async () => {
    const words: OwnWord[] = [
      {
        key: 'own-aaaa',
        word: 'Grandma',
        recording: 'data:audio/wav;base64,UklGRg==',
        color: 'rgb(1, 2, 3)',
      },
      {
        key: 'own-bbbb',
        word: 'wave',
        isSilent: true,
        picture: 'data:image/png;base64,iVBORw==',
        alt: 'Sea',
      },
      { key: 'own-cccc', word: 'más', spoken: 'más, por favor', lang: 'es' },
    ];
    addOwnWords(words);
    const delta = buildDelta(['banana', ...words.map(({ key }) => key)]);

    const { boards } = await readBack(await buildPackageFile(delta, site));
    const [, , , imported] = await Promise.all(boards.map((board) => withMedia(board)));

    expect(imported?.delta.slice(0, 5)).toEqual([
      'banana',
      ...(imported?.ownWords ?? []).map(({ key }) => key),
      null,
    ]);
    const withoutKeys = (list: readonly OwnWord[]) => list.map((word) => ({ ...word, key: '' }));
    expect(withoutKeys(imported?.ownWords ?? [])).toEqual(withoutKeys(words));
  });

  it('imports the valid boards and reports the others', async () => {
    const good = String((await buildBoardFile('alpha', aDelta, site)).content);
    const paths = { boards: { a: 'a.obf', b: 'b.obf', c: 'c.obf' } };

    const { boards, skipped } = await readBoardFile(
      toFile(
        'x.obz',
        createZip({
          'manifest.json': JSON.stringify({ format: 'open-board-0.1', root: 'b.obf', paths }),
          'a.obf': good,
          'b.obf': '{',
        }),
      ),
    );

    expect(boards).toHaveLength(1);
    expect(skipped).toEqual([
      { path: 'c.obf', reason: 'is not in the package' },
      { path: 'b.obf', reason: 'The file is not valid JSON.' },
    ]);
  });
});

describe('invalid file', () => {
  it('is rejected with a readable message', async () => {
    const cases: [string, string | Uint8Array<ArrayBuffer>, RegExp][] = [
      ['empty.obf', '', /empty/],
      ['words.obf', 'dear diary', /not valid JSON/],
      ['deep.obf', '['.repeat(200_000), /not valid JSON/],
      ['list.obf', '[]', /does not follow the Open Board Format/],
      ['cut.obz', createZip({ 'manifest.json': '{}' }).slice(0, 40), /cannot be opened/],
      ['bare.obz', createZip({ 'board.obf': '{}' }), /^No board in this package/],
      ['pictures.obz', createZip({ 'sun.png': '' }), /no manifest\.json file and no board/],
      ['listless.obz', createZip({ 'manifest.json': 'x' }), /not valid JSON/],
      [
        'nowhere.obz',
        createZip({ 'manifest.json': '{"paths":{"boards":{"a":"../a"}}}' }),
        /no readable boards/,
      ],
    ];

    for (const [name, content, words] of cases)
      expect((await readError(name, content))?.message, name).toMatch(words);
  });

  it('is rejected with the name of the invalid field', async () => {
    const board = {
      ...JSON.parse(String((await buildBoardFile('alpha', aDelta, site)).content)),
      format: 'open-board-9',
    };

    const error = await readError('x.obf', JSON.stringify(board));

    expect(error?.faults.map(({ field }) => field)).toEqual(['format']);
  });

  it('is not unpacked when it is a zip bomb', async () => {
    const manifest = '{"format":"open-board-0.1","root":"a","paths":{"boards":{"a":"a"}}}';
    const bomb = zipSync({ 'manifest.json': strToU8(manifest), a: new Uint8Array(30_000_000) });

    const error = await readError('bomb.obz', bomb);

    expect(bomb.length).toBeLessThan(50_000);
    expect(error?.message).toMatch(/too large/);
  });

  it('is rejected when a zip bomb declares a false size', async () => {
    const manifest = '{"format":"open-board-0.1","root":"a","paths":{"boards":{"a":"a"}}}';
    const bomb = zipSync({ 'manifest.json': strToU8(manifest), a: new Uint8Array(30_000_000) });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 4; at += 1)
      if (view.getUint32(at, true) === 30_000_000) view.setUint32(at, 10, true);

    expect((await readError('liar.obz', bomb))?.message).toMatch(/No board|cannot be opened/);
  });
});
