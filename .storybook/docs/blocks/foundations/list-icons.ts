import { listImports } from '../../../guides/list-imports';

const ICONS = '/libs/ui/theme/icons/';
const THEME = '/libs/ui/theme/components/';

/** Import of an icon: from the library where it is exported, or else within `libs/ui`. */
export function toImport(name: string, path: string, index: string): string {
  const isPublic = new RegExp(String.raw`\b${name}\b`).test(index);
  const module = isPublic ? '@paniscus/ui' : path.replace('/libs/ui/', '../').replace('.tsx', '');
  return `import { ${name} } from '${module}';`;
}

/** Names of the components that use an icon. */
export const listUses = (name: string, sources: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(sources)
    .filter(([path, source]) => !path.startsWith(ICONS) && listImports(source).has(name))
    .map(([path]) =>
      path.startsWith(THEME)
        ? `theme.components (${path.slice(THEME.length)})`
        : path.replace(/.*\/|\.tsx$/g, ''),
    );
