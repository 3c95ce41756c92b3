import { expect, it } from 'vitest';
import { INHERITED_PROPS, SCREEN_PROPS } from '../prop-descriptions.data.ts';
import { findUndocumentedProps } from './component-source.ts';
import { sources, storyComponents } from './story-components.ts';

const isFeature = ({ path }: { path: string }) => path.startsWith('/libs/features/');

it('describes every prop of the features and card fields in the documentation', () => {
  const components = storyComponents.filter(({ path }) => !path.startsWith('/libs/ui/'));
  const undocumented = components.flatMap(({ name, path }) =>
    findUndocumentedProps(path, name, sources)
      .filter((prop) => !(prop in SCREEN_PROPS) && !(prop in INHERITED_PROPS))
      .map((prop) => `${name}.${prop}`),
  );

  expect(components.filter(isFeature).length).toBeGreaterThan(100);
  expect([...new Set(undocumented)]).toEqual([]);
});
