import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPictures } from '#libs/content/pictures/own/own.data.ts';
import { ROOT } from '#tools/system/root.ts';
import type { Recipe } from './recipe.types.ts';

/** Folder for an organization's own photographs and drawings. */
const CUSTOM_FOLDER = join(ROOT, 'libs', 'content', 'pictures', 'own');

const MIME_SUBTYPES: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' };

/** Prefixes of additional picture names, with sizes in pixels. */
const EXTRA_PICTURES: readonly [begins: string, shape: Pick<Recipe, 'width' | 'height' | 'widths'>][] = [
  ['portrait-', { width: 640, height: 640, widths: [160, 320] }],
  ['video-', { width: 1280, height: 720 }],
];
const findExtraSize = (name: string) => EXTRA_PICTURES.find(([prefix]) => name.startsWith(prefix))?.[1];

const listCustomFiles = (): string[] =>
  existsSync(CUSTOM_FOLDER) ? readdirSync(CUSTOM_FOLDER).filter((file) => !file.endsWith('.ts')) : [];

const getPictureName = (file: string): string => file.slice(0, file.lastIndexOf('.'));
const getExtension = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

export function findProblems(files: string[], alts: Record<string, string>, names: string[]): string[] {
  return [
    ...files
      .filter((file) => MIME_SUBTYPES[getExtension(file)] === undefined)
      .map((file) => `${file}: unsupported format; use jpg, png or webp.`),
    ...files
      .filter(
        (file) => !names.includes(getPictureName(file)) && findExtraSize(getPictureName(file)) === undefined,
      )
      .map((file) => `${file}: the site has no picture of this name.`),
    ...files
      .filter((file) => (alts[getPictureName(file)] ?? '').trim() === '')
      .map((file) => `${file}: missing alt text in own.data.ts.`),
    ...Object.keys(alts)
      .filter((name) => !files.map(getPictureName).includes(name))
      .map((name) => `own.data.ts: alt text for ${name}, which has no file.`),
  ];
}

/** Replaces a drawing by a custom picture that covers its frame, cropped at the center. */
function toCustomRecipe(recipe: Recipe, file: string): Recipe {
  const { width, height } = recipe;
  const draw = () => {
    const content = readFileSync(join(CUSTOM_FOLDER, file)).toString('base64');
    const href = `data:image/${MIME_SUBTYPES[getExtension(file)]};base64,${content}`;
    return `<image href="${href}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
  };
  return { ...recipe, alt: ownPictures[recipe.name] ?? '', isCustom: true, draw };
}

/** Recipes with custom pictures in place of drawings; throws when a custom picture is invalid. */
export function applyCustomPictures(recipes: readonly Recipe[], files = listCustomFiles()): Recipe[] {
  const problems = findProblems(
    files,
    ownPictures,
    recipes.map(({ name }) => name),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const replaced = recipes.map((recipe) => {
    const customFile = files.find((file) => getPictureName(file) === recipe.name);
    return customFile === undefined ? recipe : toCustomRecipe(recipe, customFile);
  });
  const extras = files.flatMap((file) => {
    const name = getPictureName(file);
    const size = recipes.some((recipe) => recipe.name === name) ? undefined : findExtraSize(name);
    return size === undefined ? [] : [toCustomRecipe({ name, alt: '', ...size, draw: () => '' }, file)];
  });
  return [...replaced, ...extras];
}
