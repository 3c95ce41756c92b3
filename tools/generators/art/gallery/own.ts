import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPictures } from '#libs/content/pictures/own/own.data.ts';
import { ROOT } from '#tools/system/root.ts';
import type { Recipe } from './recipe.types.ts';

/** Folder for an organization's own photographs and drawings. */
const OWN = join(ROOT, 'libs', 'content', 'pictures', 'own');

const TYPES: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' };

/** Names that may be added beyond the drawn ones, with their sizes in pixels. */
const MORE: readonly [begins: string, shape: Pick<Recipe, 'width' | 'height' | 'widths'>][] = [
  ['portrait-', { width: 640, height: 640, widths: [160, 320] }],
  ['video-', { width: 1280, height: 720 }],
];
const getMore = (name: string) => MORE.find(([begins]) => name.startsWith(begins))?.[1];

const lyingOwn = (): string[] =>
  existsSync(OWN) ? readdirSync(OWN).filter((file) => !file.endsWith('.ts')) : [];

const getName = (file: string): string => file.slice(0, file.lastIndexOf('.'));
const getEnding = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

export function findComplaints(files: string[], alts: Record<string, string>, names: string[]): string[] {
  return [
    ...files
      .filter((file) => TYPES[getEnding(file)] === undefined)
      .map((file) => `${file} is no picture that is read: jpg, png or webp.`),
    ...files
      .filter((file) => !names.includes(getName(file)) && getMore(getName(file)) === undefined)
      .map((file) => `${file} is called as no picture of the site.`),
    ...files
      .filter((file) => (alts[getName(file)] ?? '').trim() === '')
      .map((file) => `${file} has no words for those who cannot see it: own.data.ts.`),
    ...Object.keys(alts)
      .filter((name) => !files.map(getName).includes(name))
      .map((name) => `own.data.ts has words for ${name}, which does not lie there.`),
  ];
}

/** Replaces a drawing by a custom picture that covers its frame, cropped at the center. */
function asOwn(recipe: Recipe, file: string): Recipe {
  const { width, height } = recipe;
  const draw = () => {
    const content = readFileSync(join(OWN, file)).toString('base64');
    const href = `data:image/${TYPES[getEnding(file)]};base64,${content}`;
    return `<image href="${href}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
  };
  return { ...recipe, alt: ownPictures[recipe.name] ?? '', isOwn: true, draw };
}

/** Recipes with custom pictures in place of drawings; throws when a custom picture is invalid. */
export function withOwn(recipes: readonly Recipe[], files = lyingOwn()): Recipe[] {
  const complaints = findComplaints(
    files,
    ownPictures,
    recipes.map(({ name }) => name),
  );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const drawn = recipes.map((recipe) => {
    const own = files.find((file) => getName(file) === recipe.name);
    return own === undefined ? recipe : asOwn(recipe, own);
  });
  const more = files.flatMap((file) => {
    const name = getName(file);
    const shape = recipes.some((recipe) => recipe.name === name) ? undefined : getMore(name);
    return shape === undefined ? [] : [asOwn({ name, alt: '', ...shape, draw: () => '' }, file)];
  });
  return [...drawn, ...more];
}
