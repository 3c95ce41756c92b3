import { css } from '@emotion/react';
import { createStyleCache } from '@paniscus/ui';
import { expect, it, vi } from 'vitest';
import { postponeStyles } from './postpone-styles.ts';

const green = css({ color: 'green' });

it('inserts the CSS of classes after hydration', async () => {
  const cache = createStyleCache();
  const insert = vi.spyOn(cache, 'insert');

  const insertPostponed = postponeStyles(cache);
  cache.insert('.css-a', green, cache.sheet, true);
  expect(insert).not.toHaveBeenCalled();
  expect(cache.inserted[green.name]).toBe(true);

  await insertPostponed();
  expect(insert.mock.calls).toEqual([['.css-a', green, cache.sheet, true]]);
});

it('inserts global styles, and classes that appear after hydration, at once', async () => {
  const cache = createStyleCache();
  const insert = vi.spyOn(cache, 'insert');

  const insertPostponed = postponeStyles(cache);
  cache.insert('body', green, cache.sheet, false);
  expect(insert).toHaveBeenCalledTimes(1);

  await insertPostponed();
  cache.insert('.css-b', green, cache.sheet, true);
  expect(insert).toHaveBeenCalledTimes(2);
});
