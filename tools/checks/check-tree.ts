// Names, sizes and exports follow the conventions in docs/architecture.md.
import { dirname } from 'node:path/posix';
import type { ProjectFile } from './files.ts';
import { finish, isSource, readProjectFiles, listProjectPaths } from './files.ts';

const VAGUE_WORDS = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'v2', 'new', 'copy']);

/** Files that tools load by default export. */
const DEFAULT_EXPORT_ALLOWED = [
  /\.config\.(ts|js)$/,
  /\.stories\.tsx$/,
  /^\.storybook\//,
  /^tools\/visual\/fixture\//,
  /^apps\/web\/app\/(root|entry\.(client|server)|routes)\.tsx?$/,
  /^apps\/web\/app\/routes\//,
  /^apps\/web-e2e\/support\/global-setup\.ts$/,
];

/** Maximum lines of a file; the first matching pattern applies. */
const LINES_MAX: [RegExp, number][] = [
  [/\.data\.ts$|\/generated\/|\/migrations\//, Number.POSITIVE_INFINITY],
  [/\.stories\.tsx$/, 160],
  [/\.spec\.tsx?$/, 250],
  [/\.controller\.ts$/, 120],
  [/^libs\/(ui|features)\/.{1,100}\.tsx$/, 200],
  [/^libs\/[a-z/-]{1,60}\/index\.ts$/, Number.POSITIVE_INFINITY],
  [/^libs\/domain\//, 120],
  [/./, 250],
];

const ENTRIES_MAX: [RegExp, number][] = [
  [/^libs\/server\/testing$/, 40],
  [/^(libs\/(domain|features|content)|apps\/web\/app(\/islands)?)$/, 40],
  // Generated; mirrors the folders of the stories.
  [/^\.storybook\/pictures/, Number.POSITIVE_INFINITY],
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

export function findPathProblems(path: string): string[] {
  const problems: string[] = [];
  if (/(^|\/)src\/lib\//.test(path)) problems.push('no src/lib: sources start beside project.json');
  if (/^libs\/(features\/)?[^/]{1,60}\/src\//.test(path)) problems.push('no src in libs');
  const vagueWord = splitName(path).find((word) => VAGUE_WORDS.has(word));
  if (isSource(path) && vagueWord) problems.push(`vague name: ${vagueWord}`);
  if (isSource(path) && !isWellNamed(path))
    problems.push('use kebab-case with a role suffix, or PascalCase.tsx');
  return problems.map((problem) => `${path}: ${problem}`);
}

export function findFileProblems({ path, text }: ProjectFile): string[] {
  const problems: string[] = [];
  const lines = text.trimEnd().split('\n').length;
  if (lines > getLimit(LINES_MAX, path)) problems.push(`${lines} lines: split the file`);
  if (/^export \* /m.test(text)) problems.push('named exports only: no export *');
  if (/^export default /m.test(text) && !DEFAULT_EXPORT_ALLOWED.some((pattern) => pattern.test(path)))
    problems.push('named exports only');
  return problems.map((problem) => `${path}: ${problem}`);
}

export function findFolderProblems(paths: string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let child = path; child !== '.'; child = dirname(child)) {
      const folder = dirname(child);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(child));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > getLimit(ENTRIES_MAX, folder))
    .map(([folder, { size }]) => `${folder}: ${size} entries: split the folder`);
}

/** A library has a target for its stories if and only if it has any; specs of all libraries share a target. */
export function findTargetProblems({ path, text }: ProjectFile, paths: string[]): string[] {
  const { sourceRoot, targets = {} } = JSON.parse(text) as { sourceRoot: string; targets?: object };
  const hasStories = paths.some(
    (source) => source.startsWith(`${sourceRoot}/`) && source.endsWith('.stories.tsx'),
  );
  if ('storybook' in targets === hasStories) return [];
  return [`${path}: ${hasStories ? 'missing' : 'needless'} target "storybook"`];
}

if (import.meta.main) {
  const isChecked = (path: string) => /^(apps|libs|tools|\.storybook)\//.test(path);
  const paths = listProjectPaths().filter(isChecked);
  const files = readProjectFiles((path) => isChecked(path) && isSource(path));
  const libraries = readProjectFiles((path) =>
    /^libs\/(?!server\/)([a-z-]+\/){1,2}project\.json$/.test(path),
  );
  finish('check-tree', [
    ...paths.flatMap(findPathProblems),
    ...files.flatMap(findFileProblems),
    ...libraries
      .filter(({ path }) => path !== 'libs/features/project.json')
      .flatMap((library) => findTargetProblems(library, paths)),
    ...findFolderProblems(
      paths.filter((path) => !/\.(spec|stories)\.tsx?$|\.(png|webp|avif|jpg|webm|mp4|ogg|mp3)$/.test(path)),
    ),
  ]);
}
