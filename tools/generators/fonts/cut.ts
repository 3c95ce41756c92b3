import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Blob, Face as OpenedFont } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { ROOT } from '#tools/system/root.ts';
import { FACES, FEATURES, KERNED_AT, TEXT } from './faces.ts';
import type { Face, Part } from './faces.ts';
import { replaceTables } from './tables.ts';

type Characters = ReadonlySet<number>;

/** A font subset and its `unicode-range`. */
export interface Cut {
  face: Face;
  part: Part;
  file: string;
  range: string;
  font: Buffer<ArrayBuffer>;
}

export async function cutFonts(): Promise<Cut[]> {
  const characters = await charactersByPart();
  const all = new Set(Object.values(characters).flatMap((part) => [...part]));
  return Promise.all(
    FACES.flatMap((face) =>
      face.parts.map(async (part) => ({
        face,
        part,
        file: getFile(face, part),
        range: formatUnicodeRange(characters[part], all),
        font: await cut(await getSource(face, part), characters[part], face.weights),
      })),
    ),
  );
}

/** Ranges shared by all families, so that the CSS repeats them and compresses well. */
async function charactersByPart(): Promise<Record<Part, Characters>> {
  const inAny = async (part: Part) => {
    const fonts = await Promise.all(FACES.map((face) => getSource(face, part)));
    return new Set((await Promise.all(fonts.map(readCharacters))).flatMap((held) => [...held]));
  };
  const [latin, other] = await Promise.all([inAny('letters'), inAny('extended')]);
  return { text: TEXT, letters: without(latin, TEXT), extended: without(other, latin) };
}

const without = (characters: Characters, others: Characters) =>
  new Set([...characters].filter((character) => !others.has(character)));

export async function readCharacters(font: Buffer): Promise<Characters> {
  const opened = await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  return new Set(new OpenedFont(new Blob(opened.buffer), 0).collectUnicodes());
}

/**
 * Weight-dependent kerning takes a third of a serif file and has no visible effect, so all weights use the kerning of
 * the middle one.
 */
async function cut(
  font: Buffer,
  characters: Characters,
  weights: Face['weights'],
): Promise<Buffer<ArrayBuffer>> {
  const text = String.fromCodePoint(...characters);
  const drawn = { targetFormat: 'truetype', keepFeatures: FEATURES } as const;
  const axes = { variationAxes: { wght: weights } };
  if (typeof weights === 'number')
    return subsetFont(font, text, { ...drawn, ...axes, targetFormat: 'woff2' });
  const flowing = await subsetFont(font, text, { ...drawn, ...axes });
  const still = await subsetFont(font, text, { ...drawn, variationAxes: { wght: KERNED_AT } });
  const kerned = replaceTables(flowing, still, ['GPOS', 'GDEF']);
  return subsetFont(kerned, undefined, { ...drawn, targetFormat: 'woff2', keepAllGlyphs: true });
}

export const packageFile = ({ source }: Face, path: string) => join(ROOT, 'node_modules', source, path);
export const getName = ({ source }: Face) => basename(source);

const getSource = (face: Face, part: Part) => {
  const characters = part === 'extended' ? 'latin-ext' : 'latin';
  return readFile(packageFile(face, `files/${getName(face)}-${characters}-wght-${face.style}.woff2`));
};

const getFile = (face: Face, part: Part) => `${getName(face)}-${face.style}-${part}.woff2`;

/** Builds `unicode-range` runs; gaps that no subset covers do not split a run. */
function formatUnicodeRange(characters: Characters, all: Characters): string {
  const runs: [number, number][] = [];
  let isOpen = false;
  for (const character of [...all].sort((one, other) => one - other)) {
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
