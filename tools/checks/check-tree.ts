// Names, sizes and exports follow the conventions in docs/architecture.md.
import { dirname } from 'node:path/posix';
import type { ProjectFile } from './files.ts';
import { finish, isSource, projectFiles, projectPaths } from './files.ts';

const vagueWords = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'v2', 'new', 'copy']);

/** Files that tools load by default export. */
const defaultExportAllowed = [
  /\.config\.(ts|js)$/,
  /\.stories\.tsx$/,
  /^\.storybook\//,
  /^tools\/visual\/fixture\//,
  /^apps\/web\/app\/(root|entry\.(client|server)|routes)\.tsx?$/,
  /^apps\/web\/app\/routes\//,
  /^apps\/web-e2e\/support\/global-setup\.ts$/,
];

/** Maximum lines of a file; the first matching pattern applies. */
const longest: [RegExp, number][] = [
  [/\.data\.ts$|\/generated\/|\/migrations\//, Number.POSITIVE_INFINITY],
  [/\.stories\.tsx$/, 160],
  [/\.spec\.tsx?$/, 250],
  [/\.controller\.ts$/, 120],
  [/^libs\/(ui|features)\/.{1,100}\.tsx$/, 200],
  [/^libs\/[a-z/-]{1,60}\/index\.ts$/, Number.POSITIVE_INFINITY],
  [/^libs\/domain\//, 120],
  [/./, 250],
];

const entriesPerFolder: [RegExp, number][] = [
  [/^libs\/server\/testing$/, 40],
  [/^(libs\/(ui|domain|features|content)|apps\/web\/app(\/islands)?)$/, 40],
  // One file per page.
  [/^apps\/web\/app\/routes$/, 60],
  [/^(\.|docs\/decisions|tools|tools\/checks)$|\/(migrations|generated|routes)$/, 40],
  [/./, 20],
];

function getLimit(table: [RegExp, number][], path: string): number {
  return table.find(([pattern]) => pattern.test(path))?.[1] ?? Number.POSITIVE_INFINITY;
}

function splitName(path: string): string[] {
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
  const vague = splitName(path).find((word) => vagueWords.has(word));
  if (isSource(path) && vague) complaints.push(`vague name: ${vague}`);
  if (isSource(path) && !isWellNamed(path))
    complaints.push('use kebab-case with a role suffix, or PascalCase.tsx');
  return complaints.map((complaint) => `${path}: ${complaint}`);
}

export function complaintsOfFile({ path, text }: ProjectFile): string[] {
  const complaints: string[] = [];
  const lines = text.trimEnd().split('\n').length;
  if (lines > getLimit(longest, path)) complaints.push(`${lines} lines: split the file`);
  if (/^export \* /m.test(text)) complaints.push('named exports only: no export *');
  if (/^export default /m.test(text) && !defaultExportAllowed.some((pattern) => pattern.test(path)))
    complaints.push('named exports only');
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
    .map(([folder, { size }]) => `${folder}: ${size} entries: split the folder`);
}

if (import.meta.main) {
  const isOwn = (path: string) => /^(apps|libs|tools|\.storybook)\//.test(path);
  const paths = projectPaths().filter(isOwn);
  const files = projectFiles((path) => isOwn(path) && isSource(path));
  finish('check-tree', [
    ...paths.flatMap(complaintsOfPath),
    ...files.flatMap(complaintsOfFile),
    ...complaintsOfFolders(
      paths.filter((path) => !/\.(spec|stories)\.tsx?$|\.(png|webp|avif|jpg|webm|mp4|ogg|mp3)$/.test(path)),
    ),
  ]);
}
