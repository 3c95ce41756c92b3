import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Blob, Face as OpenedFont } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { ROOT } from '#tools/system/root.ts';
import { FACES, FEATURES, KERNING_WEIGHT, TEXT_CHARACTERS } from './faces.ts';
import type { Face, SubsetName } from './faces.ts';
import { replaceTables } from './sfnt-tables.ts';

type Characters = ReadonlySet<number>;

/** A font subset and its `unicode-range`. */
export interface FontSubset {
  face: Face;
  subset: SubsetName;
  file: string;
  range: string;
  font: Buffer<ArrayBuffer>;
}

export async function subsetFonts(): Promise<FontSubset[]> {
  const characters = await computeSubsetCharacters();
  const allCharacters = new Set(Object.values(characters).flatMap((subset) => [...subset]));
  return Promise.all(
    FACES.flatMap((face) =>
      face.subsets.map(async (subset) => ({
        face,
        subset,
        file: getSubsetFile(face, subset),
        range: formatUnicodeRange(characters[subset], allCharacters),
        font: await subsetFace(await readSourceFont(face, subset), characters[subset], face.weights),
      })),
    ),
  );
}

/** Ranges shared by all families, so that the CSS repeats them and compresses well. */
async function computeSubsetCharacters(): Promise<Record<SubsetName, Characters>> {
  const readAllCharacters = async (subset: SubsetName) => {
    const fonts = await Promise.all(FACES.map((face) => readSourceFont(face, subset)));
    return new Set((await Promise.all(fonts.map(readCharacters))).flatMap((supported) => [...supported]));
  };
  const [latin, extended] = await Promise.all([readAllCharacters('letters'), readAllCharacters('extended')]);
  return {
    text: TEXT_CHARACTERS,
    letters: subtract(latin, TEXT_CHARACTERS),
    extended: subtract(extended, latin),
  };
}

const subtract = (characters: Characters, others: Characters) =>
  new Set([...characters].filter((character) => !others.has(character)));

export async function readCharacters(font: Buffer): Promise<Characters> {
  const trueType = await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  return new Set(new OpenedFont(new Blob(trueType), 0).collectUnicodes());
}

/**
 * Weight-dependent kerning takes a third of a serif file and has no visible effect, so all weights use the kerning of
 * one medium weight.
 */
async function subsetFace(
  font: Buffer,
  characters: Characters,
  weights: Face['weights'],
): Promise<Buffer<ArrayBuffer>> {
  const text = String.fromCodePoint(...characters);
  const commonOptions = { targetFormat: 'truetype', keepFeatures: FEATURES } as const;
  const axes = { variationAxes: { wght: weights } };
  if (typeof weights === 'number')
    return subsetFont(font, text, { ...commonOptions, ...axes, targetFormat: 'woff2' });
  const variableFont = await subsetFont(font, text, { ...commonOptions, ...axes });
  const staticFont = await subsetFont(font, text, {
    ...commonOptions,
    variationAxes: { wght: KERNING_WEIGHT },
  });
  const withStaticKerning = replaceTables(variableFont, staticFont, ['GPOS', 'GDEF']);
  return subsetFont(withStaticKerning, undefined, {
    ...commonOptions,
    targetFormat: 'woff2',
    keepAllGlyphs: true,
  });
}

export const getPackagePath = ({ source }: Face, path: string) => join(ROOT, 'node_modules', source, path);
export const getPackageName = ({ source }: Face) => basename(source);

const readSourceFont = (face: Face, subset: SubsetName) => {
  const characters = subset === 'extended' ? 'latin-ext' : 'latin';
  return readFile(
    getPackagePath(face, `files/${getPackageName(face)}-${characters}-wght-${face.style}.woff2`),
  );
};

const getSubsetFile = (face: Face, subset: SubsetName) =>
  `${getPackageName(face)}-${face.style}-${subset}.woff2`;

/** Builds `unicode-range` runs; gaps that no subset covers do not split a run. */
function formatUnicodeRange(characters: Characters, allCharacters: Characters): string {
  const runs: [number, number][] = [];
  let isOpen = false;
  for (const character of [...allCharacters].sort((a, extended) => a - extended)) {
    const run = runs.at(-1);
    if (!characters.has(character)) isOpen = false;
    else if (isOpen && run !== undefined) run[1] = character;
    else {
      runs.push([character, character]);
      isOpen = true;
    }
  }
  const hex = (character: number) => character.toString(16);
  return runs.map(([from, to]) => `U+${from === to ? hex(from) : `${hex(from)}-${hex(to)}`}`).join(',');
}
