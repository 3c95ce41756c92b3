import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { InventoryScreen } from './inventory.ts';
import { parseInventory } from './inventory.ts';
import type { StateUnion } from './states.ts';
import { parseStateUnions, parseStoryNames } from './states.ts';

interface Folder {
  path: string;
  unions: StateUnion[];
  stories: string[];
}

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(spec|stories)\.tsx?$/.test(path);
const isStories = (path: string): boolean => path.endsWith('.stories.tsx');

function listFolders(root: string): Folder[] {
  const folders = new Map<string, Folder>();
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(root, entry);
    if (entry.includes('node_modules') || !(isSource(path) || isStories(path))) {
      continue;
    }
    const folder = folders.get(dirname(path)) ?? { path: dirname(path), unions: [], stories: [] };
    const text = readFileSync(path, 'utf8');
    if (isStories(path)) {
      folder.stories.push(...parseStoryNames(path, text));
    } else {
      folder.unions.push(...parseStateUnions(path, text));
    }
    folders.set(folder.path, folder);
  }
  return [...folders.values()];
}

const toPascalCase = (kind: string): string =>
  kind.replaceAll(/(?:^|[-_ ])(\w)/g, (_match, character: string) => character.toUpperCase());

/** `Failed` is covered by `Failed`, `FailedOnPhone` or `FailedAsStaff`, but not by `FailedAtField`. */
const hasStory = (state: string, stories: readonly string[]): boolean =>
  stories.some((story) => story.replace(/(?:AsStaff|OnPhone)+$/, '') === state);

const findMissingKinds = ({ path, unions, stories }: Folder): string[] =>
  unions.flatMap(({ name, kinds }) =>
    kinds.length === 0
      ? [`${path}: ${name} has no readable kinds; declare it as a union of { kind: '…' } in its own file.`]
      : kinds
          .filter((kind) => !hasStory(toPascalCase(kind), stories))
          .map((kind) => `${path}: ${name} can be '${kind}', but there is no story ${toPascalCase(kind)}.`),
  );

function findMissingStates(folders: readonly Folder[], { screen, states }: InventoryScreen): string[] {
  const folder = folders.find(({ path }) => basename(path) === screen);
  if (folder === undefined) {
    return [`docs/stories.md: unknown screen ${screen}.`];
  }
  return states
    .filter((state) => !hasStory(state, folder.stories))
    .map((state) => `${folder.path}: docs/stories.md lists ${state}, but there is no such story.`);
}

const findUnlistedScreens = (folders: readonly Folder[], inventory: readonly InventoryScreen[]): string[] =>
  folders
    .map(({ path }) => basename(path))
    .filter((name) => name.endsWith('Screen') && !inventory.some(({ screen }) => screen === name))
    .map((name) => `docs/stories.md: ${name} is not listed.`);

/** Returns one sentence per problem with the stories of the features in a folder. */
export function findMissingStories(features: string, inventoryPath: string): string[] {
  const folders = listFolders(features);
  const inventory = parseInventory(readFileSync(inventoryPath, 'utf8'));
  return [
    ...folders.flatMap(findMissingKinds),
    ...inventory.flatMap((screen) => findMissingStates(folders, screen)),
    ...findUnlistedScreens(folders, inventory),
  ];
}
