import { css } from '@emotion/react';
import type { CSSObject } from '@emotion/react';
import { expect, it } from 'vitest';
import { createStyleCache } from './create-style-cache';

/** CSS of a class with the declarations. */
function toCss(declarations: CSSObject): string {
  const cache = createStyleCache();
  cache.compat = true;
  const serialized = css(declarations);
  cache.insert(`.css-${serialized.name}`, serialized, cache.sheet, true);
  return Object.values(cache.inserted).join('');
}

it('prefixes a property that Safari only knows with a prefix', () => {
  expect(toCss({ userSelect: 'none' })).toContain('-webkit-user-select:none;user-select:none;');
});

it('leaves other properties alone', () => {
  const styles = toCss({ display: 'flex' });

  expect(styles).toContain('display:flex;');
  expect(styles).not.toContain('-webkit-');
});
