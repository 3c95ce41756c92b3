/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { theme } from '../theme/theme';
import type { ComponentGuide, ThemeSlot } from './component-guide.types';
import { findUndocumentedProps, listImports, listOwnFiles, resolveImport } from './component-source';

interface StoryFile {
  default: { parameters?: { guide?: ComponentGuide }; subcomponents?: Record<string, unknown> };
}

const stories = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', './*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const MUI = '@mui/material/';

interface DocumentedComponent {
  name: string;
  /** File of the component; the story itself for a component of Material UI. */
  path: string;
  isOwn: boolean;
}

interface DocumentedStory extends DocumentedComponent {
  guide: ComponentGuide | undefined;
  subcomponents: DocumentedComponent[];
}

function findComponent(name: string, story: string): DocumentedComponent {
  const own = resolveImport(story, listImports(story, sources).get(name) ?? '', sources);
  return { name, path: own ?? story, isOwn: own !== undefined };
}

const components = Object.entries(stories).map(([story, { default: meta }]): DocumentedStory => {
  const name = /component: (\w+)/.exec(sources[story] ?? '')?.[1] ?? '';
  const subcomponents = Object.keys(meta.subcomponents ?? {}).map((part) => findComponent(part, story));
  return { ...findComponent(name, story), guide: meta.parameters?.guide, subcomponents };
});

/** What decides the look of a component: its own files, or the theme for a component of Material UI. */
const joinSources = ({ path, isOwn }: DocumentedComponent) =>
  Object.keys(sources)
    .filter((file) => !isOwn && file.startsWith('../theme/components/'))
    .concat([...listOwnFiles(path, sources)])
    .map((file) => sources[file])
    .join('\n');

/** Components, which are default imports, but not types or class names. */
const listMuiComponents = ({ path }: DocumentedComponent) =>
  [...listOwnFiles(path, sources)]
    .flatMap((file) => [...listImports(file, sources)])
    .filter(([name, module]) => module === `${MUI}${name}`)
    .map(([name]) => name);

/** Ways to write a slot: `vars.palette.divider`, `'text.secondary'` and `textSecondary` in `sx`, `variant="h2"`. */
function isUsed(slot: ThemeSlot, source: string): boolean {
  if (slot.startsWith('Mui')) {
    return source.includes(`${MUI}${slot.slice('Mui'.length)}'`) || source.includes(`  ${slot}: {`);
  }
  const [, ...rest] = slot.split('.');
  const value = rest.join('.');
  const camelCase = value.replace(/\.(\w)/g, (_dot, character: string) => character.toUpperCase());
  const quoted = [value, camelCase, value.replace(/\.main$/, '')].flatMap((text) => [
    `'${text}'`,
    `"${text}"`,
  ]);
  return [slot, ...(value === '' ? [] : quoted)].some((text) => source.includes(text));
}

const isDefined = (slot: ThemeSlot): boolean =>
  slot.startsWith('Mui')
    ? slot in (theme.components ?? {})
    : slot.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], theme) !==
      undefined;

describe.each(components)('documentation of $name', (component) => {
  const { name, path, guide, subcomponents } = component;

  it('has a guide with advice and accessibility notes', () => {
    expect(guide?.purpose).toMatch(/^[A-Z].*\.$/);
    for (const list of [guide?.do, guide?.dont, guide?.accessibility]) {
      expect(list?.length).toBeGreaterThan(0);
    }
  });

  it('describes every prop that the component declares', () => {
    const undocumented = [{ name, path }, ...subcomponents].flatMap((part) =>
      findUndocumentedProps(part.path, part.name, sources).map((prop) => `${part.name}.${prop}`),
    );

    expect(undocumented).toEqual([]);
  });

  it('names theme slots that are defined and used', () => {
    const source = joinSources(component);

    expect(guide?.themeSlots.filter((slot) => !isDefined(slot) || !isUsed(slot, source))).toEqual([]);
  });
});

describe.each(components.filter(({ isOwn }) => isOwn))('Material UI links of $name', (component) => {
  it('lead to the components that it imports', () => {
    const imported = new Set(listMuiComponents(component));

    expect([...(component.guide?.mui ?? [])].sort()).toEqual([...imported].sort());
  });
});
