const IMPORT = /^import (?:type )?(?:(\w+),? )?(?:\{([^}]*)\} )?from '([^']+)';/gm;

/** Imported names of a TypeScript source, types included, with the module that each comes from. */
export function listImports(source: string): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  for (const [, defaultName, names = '', module = ''] of source.matchAll(IMPORT)) {
    for (const name of [defaultName ?? '', ...names.split(',')]) {
      const local = name.trim().replace(/^type |\w+ as /g, '');
      if (local !== '') imports.set(local, module);
    }
  }
  return imports;
}

/** File that a relative import leads to, among the known ones. */
export function resolveImport(from: string, module: string, known: object): string | undefined {
  if (!module.startsWith('.')) return undefined;
  const { pathname } = new URL(module, `file://${from}`);
  return [`${pathname}.tsx`, `${pathname}.ts`].find((candidate) => candidate in known);
}
