/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import type { ComponentGuide, ThemeSlot } from '../../libs/ui/component-guide/component-guide.types.ts';
import { theme } from '../../libs/ui/theme/theme.ts';
import { findUndocumentedProps, listOwnFiles } from './component-source.ts';
import { listImports } from './list-imports.ts';
import { findComponent, getBaseName, isReused, sources, storyComponents } from './story-components.ts';
import type { DocumentedComponent } from './story-components.ts';

interface StoryFile {
  default: { parameters?: { guide?: Partial<ComponentGuide> }; subcomponents?: Record<string, unknown> };
}

const stories = import.meta.glob<StoryFile>('/libs/{ui,features,card}/**/*.stories.tsx', { eager: true });

const components = storyComponents.map((component) => {
  const { parameters, subcomponents } = stories[component.story]?.default ?? {};
  return { ...component, guide: parameters?.guide, parts: Object.keys(subcomponents ?? {}) };
});
const isUi = ({ path }: DocumentedComponent) => path.startsWith('/libs/ui/');
const isScreen = ({ story }: { story: string }) => getBaseName(story).endsWith('Screen');

const MUI = '@mui/material/';
const THEME_COMPONENTS = '/libs/ui/theme/components/';

/** What decides the look of a component: its own files, or the theme for a component of Material UI. */
const joinSources = ({ path, isOwn }: DocumentedComponent) =>
  Object.keys(sources)
    .filter((file) => !isOwn && file.startsWith(THEME_COMPONENTS))
    .concat([...listOwnFiles(path, sources)])
    .map((file) => sources[file])
    .join('\n');

/** Components, which are default imports, but not types or class names. */
const listMuiComponents = ({ path }: DocumentedComponent) =>
  [...listOwnFiles(path, sources)]
    .flatMap((file) => [...listImports(sources[file] ?? '')])
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

/** What a guide lacks. */
const listMissing = (
  guide: Partial<ComponentGuide> | undefined,
  lists: readonly (keyof ComponentGuide)[],
) => [
  ...(/^[A-Z].*\.$/s.test(guide?.purpose ?? '') ? [] : ['purpose']),
  ...lists.filter((list) => (guide?.[list]?.length ?? 0) === 0),
];
const ADVICE = ['do', 'dont', 'accessibility'] as const;

describe.each(components.filter(isUi))('documentation of $name', ({ name, path, story, guide, parts }) => {
  it('has a guide with advice and accessibility notes', () => {
    expect(listMissing(guide, ADVICE)).toEqual([]);
  });

  it('describes every prop that the component declares', () => {
    const documented = [{ name, path }, ...parts.flatMap((part) => findComponent(part, story) ?? [])];

    expect(documented.length).toBe(1 + parts.length);
    expect(
      documented.flatMap((part) =>
        findUndocumentedProps(part.path, part.name, sources).map((prop) => `${part.name}.${prop}`),
      ),
    ).toEqual([]);
  });
});

describe.each(components.filter(isScreen))('documentation of $name', ({ guide }) => {
  it('says what the screen is for and how it is accessible', () => {
    expect(listMissing(guide, ['accessibility'])).toEqual([]);
  });
});

const reused = components.filter(
  (component) => !isUi(component) && !component.name.endsWith('Screen') && isReused(component),
);

describe.each([...new Set(reused.map(({ name }) => name))])('documentation of %s', (name) => {
  it('has a guide with advice in one of its stories, because routes or several screens use it', () => {
    const own = reused.filter((component) => component.name === name);
    const missing = own.map(({ guide }) => listMissing(guide, ADVICE));

    expect(missing.sort((one, other) => one.length - other.length)[0]).toEqual([]);
  });
});

const guided = components.filter(({ guide }) => guide?.themeSlots);

it.each(guided)('names theme slots of $name that are defined and used', (component) => {
  const source = joinSources(component);

  expect(component.guide?.themeSlots?.filter((slot) => !isDefined(slot) || !isUsed(slot, source))).toEqual(
    [],
  );
});

it.each(guided.filter(({ isOwn }) => isOwn))(
  'links $name to the Material UI that it imports',
  (component) => {
    const imported = new Set(listMuiComponents(component));

    expect([...(component.guide?.mui ?? [])].sort()).toEqual([...imported].sort());
  },
);
