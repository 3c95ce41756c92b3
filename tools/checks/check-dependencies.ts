// package.json lists exactly the packages that are used, and servers import no development packages.
import { builtinModules } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '#tools/system/root.ts';
import type { ProjectFile } from './files.ts';
import { finish, isSource, isTest, readProjectFiles } from './files.ts';

export interface Declared {
  dependencies: string[];
  devDependencies: string[];
}

/** Packages in use without an import. */
const USED_WITHOUT_IMPORT = new Map([
  ['node', 'the pinned Node.js itself'],
  ['typescript', 'the compiler of every program'],
]);

const BUILTIN_MODULES = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

/** `@mui/material/Box` → `@mui/material`; undefined for workspace libraries, relative paths and Node modules. */
export function getPackageName(specifier: string): string | undefined {
  if (/^(\.|#|\/|@paniscus\/|virtual:|node:|https?:)/.test(specifier) || BUILTIN_MODULES.has(specifier))
    return undefined;
  const [first, second] = specifier.split('/');
  return first?.startsWith('@') ? `${first}/${second}` : first;
}

export function listImports({ text }: ProjectFile): string[] {
  const names = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => getPackageName(fileName));
  return [...new Set(names.filter((name) => name !== undefined))];
}

/**
 * A package is used when it, or the package its types belong to, is imported, or a script or configuration mentions it.
 */
function isUsed(name: string, imported: Set<string>, mentions: string): boolean {
  if (imported.has(name) || USED_WITHOUT_IMPORT.has(name)) return true;
  const typedPackage = /^@types\/(.{1,80})$/.exec(name)?.[1];
  if (typedPackage !== undefined) return typedPackage === 'node' || imported.has(typedPackage);
  return [`'${name}'`, `'${name}/`, `"${name}"`, `node_modules/${name}/`].some((mention) =>
    mentions.includes(mention),
  );
}

export function findProblems(
  declared: Declared,
  files: ProjectFile[],
  mentions: string,
  peers: Set<string>,
): string[] {
  const allNames = [...declared.dependencies, ...declared.devDependencies];
  const imported = new Set(files.flatMap(listImports));
  const unused = allNames.filter((name) => !isUsed(name, imported, mentions) && !peers.has(name));
  const undeclared = files.flatMap((file) =>
    listImports(file)
      .filter((name) => !allNames.includes(name) && !allNames.includes(`@types/${name}`))
      .map((name) => `${file.path}: ${name} is imported but not in package.json`),
  );
  const serverFiles = files.filter(({ path }) => /^apps\/(api|sandbox)\/src\//.test(path) && !isTest(path));
  const development = serverFiles.flatMap((file) =>
    listImports(file)
      .filter((name) => declared.devDependencies.includes(name) && !/^\s*import type /m.test(file.text))
      .map((name) => `${file.path}: ${name} is a development package`),
  );
  return [...unused.map((name) => `package.json: ${name} is not used`), ...undeclared, ...development];
}

function listPeers(names: string[]): Set<string> {
  const peers = names.map((name) => {
    const file = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
    return Object.keys((JSON.parse(file) as { peerDependencies?: object }).peerDependencies ?? {});
  });
  return new Set(peers.flat());
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, object>;
  const declared = {
    dependencies: Object.keys(manifest['dependencies'] ?? {}),
    devDependencies: Object.keys(manifest['devDependencies'] ?? {}),
  };
  const files = readProjectFiles(isSource);
  const isConfiguration = (path: string) => /config\.(ts|js)$|\.json$|^\.storybook\/|^tools\//.test(path);
  const configurations = readProjectFiles(
    (path) => isConfiguration(path) && !/package(-lock)?\.json$/.test(path),
  );
  const scripts = Object.values(manifest['scripts'] ?? {}).map(
    (script) => `'${String(script).split(' ')[0]}'`,
  );
  const mentions = [...configurations.map(({ text }) => text), ...scripts].join('\n');
  const peers = listPeers([...declared.dependencies, ...declared.devDependencies]);
  finish('check-dependencies', findProblems(declared, files, mentions, peers));
}
