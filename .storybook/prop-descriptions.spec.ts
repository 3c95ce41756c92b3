/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import {
  findUndocumentedProps,
  listImports,
  resolveImport,
} from '../libs/ui/component-guide/component-source.ts';
import { INHERITED_PROPS, SCREEN_PROPS } from './prop-descriptions.data.ts';

const sources = import.meta.glob<string>(['../libs/{features,card}/**/*.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Components of the stories of features, with their files. */
const components = Object.entries(sources)
  .filter(([path]) => path.endsWith('.stories.tsx'))
  .flatMap(([story, text]) => {
    const name = /component: (\w+)/.exec(text)?.[1] ?? '';
    const path = resolveImport(story, listImports(story, sources).get(name) ?? '', sources);
    return path === undefined ? [] : [{ name, path }];
  });

it('describes every prop of the features in the documentation', () => {
  const undocumented = components.flatMap(({ name, path }) =>
    findUndocumentedProps(path, name, sources)
      .filter((prop) => !(prop in SCREEN_PROPS) && !(prop in INHERITED_PROPS))
      .map((prop) => `${name}.${prop}`),
  );

  expect(components.length).toBeGreaterThan(100);
  expect([...new Set(undocumented)]).toEqual([]);
});
