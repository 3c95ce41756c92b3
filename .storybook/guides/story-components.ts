/// <reference types="vite/client" />
import { dirname } from 'node:path/posix';
import type { Sources } from './component-source.ts';
import { listImports, resolveImport } from './list-imports.ts';

/** Sources of the libraries whose components have stories. */
export const sources: Sources = import.meta.glob<string>(['/libs/{ui,features,card}/**/*.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export interface DocumentedComponent {
  name: string;
  /** File of the component; the story itself for a component of Material UI. */
  path: string;
  isOwn: boolean;
}

interface StoryComponent extends DocumentedComponent {
  /** Story file. */
  story: string;
}

/** `PostCard` of `/libs/features/posts/PostCard/PostCard.stories.tsx`. */
export const getBaseName = (path: string) => path.replace(/.*\/|\.(?:stories\.)?tsx?$/g, '');

/** The component with a name that a story imports. */
export function findComponent(name: string, story: string): DocumentedComponent | undefined {
  const module = listImports(sources[story] ?? '').get(name);
  if (module?.startsWith('@mui/material/')) return { name, path: story, isOwn: false };
  const path = resolveImport(story, module ?? '', sources);
  return path === undefined ? undefined : { name, path, isOwn: true };
}

/** The component that a story file is named after, also when the story renders it within another one. */
function findNamesake(story: string): DocumentedComponent | undefined {
  const name = getBaseName(story);
  const path = `${dirname(story)}/${name}.tsx`;
  const isExported = new RegExp(String.raw`^export (?:function|const) ${name}\b`, 'm').test(
    sources[path] ?? '',
  );
  return isExported ? { name, path, isOwn: true } : undefined;
}

/** Component that each story file documents; files without one show how several work together. */
export const storyComponents: readonly StoryComponent[] = Object.keys(sources)
  .filter((path) => path.endsWith('.stories.tsx'))
  .flatMap((story) => {
    const name = /component: (\w+)/.exec(sources[story] ?? '')?.[1] ?? '';
    const component = findNamesake(story) ?? findComponent(name, story);
    return component === undefined ? [] : [{ ...component, story }];
  });

/** `/libs/features/posts` of a file in any folder below. */
const getLibrary = (path: string) => /^\/libs\/(?:features\/)?[^/]+/.exec(path)?.[0] ?? '';

const code = Object.keys(sources).filter((path) => /(?<!\.(?:stories|spec))\.tsx$/.test(path));

/** Whether routes, or several other parts of its library, use a component. */
export function isReused({ name, path }: DocumentedComponent): boolean {
  const library = getLibrary(path);
  const index = sources[`${library}/index.ts`] ?? '';
  if (new RegExp(String.raw`export \{[^}]*\b${name}\b`).test(index)) return true;
  const users = code.filter(
    (file) => file.startsWith(`${library}/`) && listImports(sources[file] ?? '').has(name),
  );
  return new Set(users.map((file) => dirname(file)).filter((folder) => folder !== dirname(path))).size > 1;
}
