import type { Plugin } from 'vite';

/**
 * For a script in one file, which can load no modules later. Libraries have such imports, for what the script does not use;
 * bundling them would wrap every module that they share with it.
 */
export function singleScript(): Plugin {
  return {
    name: 'paniscus:single-script',
    resolveDynamicImport: (specifier) =>
      typeof specifier === 'string' ? { id: specifier, external: true } : null,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.dynamicImports.length > 0)
          this.error(`${file.name} would load ${file.dynamicImports.join(', ')} later.`);
    },
  };
}
