// The tree keeps the habits of docs/map.md: names, sizes, doors, named exports.
import { dirname } from 'node:path/posix';
import type { ProjectFile } from './files.ts';
import { finish, isSource, projectFiles, projectPaths } from './files.ts';

const vagueWords = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'v2', 'new', 'copy']);

/** Files that a tool only takes with a default export. */
const defaultExportAllowed = [
  /\.config\.(ts|js)$/,
  /\.stories\.tsx$/,
  /^\.storybook\//,
  /^tools\/visual\/fixture\//,
  /^apps\/web\/app\/(root|entry\.(client|server)|routes)\.tsx?$/,
  /^apps\/web\/app\/routes\//,
  /^apps\/web-e2e\/support\/global-setup\.ts$/,
];

/** Lines at which a file is asked whether it is two rooms; the first pattern that fits counts. */
const longest: [RegExp, number][] = [
  [/\.data\.ts$|\/generated\/|\/migrations\//, Number.POSITIVE_INFINITY],
  [/\.stories\.tsx$/, 160],
  [/\.spec\.tsx?$/, 250],
  [/\.controller\.ts$/, 120],
  [/^libs\/(ui|features)\/.{1,100}\.tsx$/, 200],
  [/^libs\/[a-z]{1,40}\/index\.ts$/, Number.POSITIVE_INFINITY],
  [/^libs\/domain\//, 120],
  [/./, 250],
];

const entriesPerFolder: [RegExp, number][] = [
  [/^(libs\/(ui|domain|features|content)|apps\/api\/src|apps\/web\/app(\/islands)?)$/, 40],
  // One file a page.
  [/^apps\/web\/app\/routes$/, 60],
  [/^(\.|docs\/decisions|tools|tools\/checks)$|\/(migrations|generated|routes)$/, 40],
  [/./, 15],
];

function getLimit(table: [RegExp, number][], path: string): number {
  return table.find(([pattern]) => pattern.test(path))?.[1] ?? Number.POSITIVE_INFINITY;
}

function listWords(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-._]/);
}

function isWellNamed(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /^[a-z0-9.$_-]{1,80}$/.test(name) || (/^[A-Z][A-Za-z0-9.]{1,80}$/.test(name) && /\.tsx$/.test(name));
}

export function complaintsOfPath(path: string): string[] {
  const complaints: string[] = [];
  if (/(^|\/)src\/lib\//.test(path)) complaints.push('no src/lib: sources start beside project.json');
  if (/^libs\/(features\/)?[^/]{1,60}\/src\//.test(path)) complaints.push('no src in libs');
  const vague = listWords(path).find((word) => vagueWords.has(word));
  if (isSource(path) && vague) complaints.push(`a name that says nothing: ${vague}`);
  if (isSource(path) && !isWellNamed(path)) complaints.push('kebab-case with its role, or PascalCase.tsx');
  return complaints.map((complaint) => `${path}: ${complaint}`);
}

/** A comment first, or the one that belongs to the module's class. */
function saysWhatItIsFor(text: string): boolean {
  const beforeModule = text.slice(0, Math.max(0, text.lastIndexOf('@Module(')));
  return /^\/[/*]/.test(text) || beforeModule.replaceAll('@Global()', '').trimEnd().endsWith('*/');
}

export function complaintsOfFile({ path, text }: ProjectFile): string[] {
  const complaints: string[] = [];
  const lines = text.trimEnd().split('\n').length;
  const isRoom =
    /^(libs\/[^/]{1,60}|libs\/features\/[^/]{1,60})\/index\.ts$|^apps\/api\/src\/.{1,80}\.module\.ts$/;
  if (lines > getLimit(longest, path)) complaints.push(`${lines} lines; is it two rooms?`);
  if (/^export \* /m.test(text)) complaints.push('a door names what it lets through: no export *');
  if (/^export default /m.test(text) && !defaultExportAllowed.some((pattern) => pattern.test(path)))
    complaints.push('named exports only');
  if (isRoom.test(path) && !saysWhatItIsFor(text))
    complaints.push('the first line says what the room is for');
  return complaints.map((complaint) => `${path}: ${complaint}`);
}

export function complaintsOfFolders(paths: string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let child = path; child !== '.'; child = dirname(child)) {
      const folder = dirname(child);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(child));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > getLimit(entriesPerFolder, folder))
    .map(([folder, { size }]) => `${folder}: ${size} entries; is it two rooms?`);
}

if (import.meta.main) {
  const inRooms = (path: string) => /^(apps|libs|tools|\.storybook)\//.test(path);
  const paths = projectPaths().filter(inRooms);
  const files = projectFiles((path) => inRooms(path) && isSource(path));
  finish('check-tree', [
    ...paths.flatMap(complaintsOfPath),
    ...files.flatMap(complaintsOfFile),
    ...complaintsOfFolders(
      paths.filter((path) => !/\.(spec|stories)\.tsx?$|\.(png|webp|avif|jpg|webm|mp4|ogg|mp3)$/.test(path)),
    ),
  ]);
}
