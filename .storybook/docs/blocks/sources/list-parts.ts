import { listImports, resolveImport } from '../../../guides/list-imports';

interface Parts {
  /** Components of `libs/ui`. */
  ui: readonly string[];
  /** Components of Material UI. */
  mui: readonly string[];
}

const isComponent = (name: string) => /^[A-Z]\w*[a-z]\w*$/.test(name);
const isMui = ([name, module]: readonly [string, string]) => module === `@mui/material/${name}`;

/** Modules that a file imports, at once or on demand. */
const listModules = (source: string) =>
  [...source.matchAll(/(?:from |import\()'(\.[^']{1,120})'/g)].flatMap(([, module]) => module ?? []);

/** A file and the files of its library that it imports, directly or not. */
function listFiles(path: string, sources: Readonly<Record<string, string>>, found = new Set<string>()) {
  found.add(path);
  for (const module of listModules(sources[path] ?? '')) {
    const file = resolveImport(path, module, sources);
    if (file !== undefined && !found.has(file)) listFiles(file, sources, found);
  }
  return found;
}

const sort = (names: readonly string[]) => [...new Set(names)].sort((one, other) => one.localeCompare(other));

/** What a component of a feature is composed of, from the imports of its file and of the feature's files that it uses. */
export function listParts(path: string, sources: Readonly<Record<string, string>>): Parts {
  const imports = [...listFiles(path, sources)].flatMap((file) => [...listImports(sources[file] ?? '')]);
  return {
    ui: sort(
      imports
        .filter(([name, module]) => module === '@paniscus/ui' && isComponent(name))
        .map(([name]) => name),
    ),
    mui: sort(imports.filter(isMui).map(([name]) => name)),
  };
}
