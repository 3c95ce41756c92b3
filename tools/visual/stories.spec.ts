import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getSchemes, getScreenshotSchemes, getViewport, readStories } from './stories.ts';

const cart = {
  id: 'cart--default',
  file: 'libs/features/cart/Cart.stories.tsx',
  isOnPhone: false,
  isSecondView: false,
  isFirst: true,
  hasScreenshot: true,
};
const receipt = {
  id: 'receipt--default',
  file: 'libs/emails/Receipt.stories.tsx',
  isOnPhone: false,
  isSecondView: false,
  isFirst: true,
  hasScreenshot: true,
};
const cartOnPhone = {
  ...cart,
  id: 'cart--default-on-phone',
  isOnPhone: true,
  isSecondView: true,
  isFirst: false,
};
const menuOnPhone = { ...cartOnPhone, id: 'cart--menu-on-phone', isSecondView: false };
const cartInUse = { ...cart, id: 'cart--in-use', isFirst: false, hasScreenshot: false };

it('reads the stories of a built Storybook without its documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
  const entries = {
    docs: { id: 'cart--docs', type: 'docs', importPath: './libs/features/cart/Cart.mdx' },
    story: { id: cart.id, type: 'story', importPath: `./${cart.file}`, exportName: 'Default' },
    phone: { id: cartOnPhone.id, type: 'story', importPath: `./${cart.file}`, exportName: 'DefaultOnPhone' },
    menu: { id: menuOnPhone.id, type: 'story', importPath: `./${cart.file}`, exportName: 'MenuOnPhone' },
    use: {
      id: cartInUse.id,
      type: 'story',
      importPath: `./${cart.file}`,
      exportName: 'InUse',
      tags: ['autodocs', 'no-screenshot'],
    },
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }));

  expect(readStories(folder)).toEqual([cart, cartOnPhone, menuOnPhone, cartInUse]);
});

it('says how to build a Storybook that is missing', () => {
  expect(() => readStories(tmpdir())).toThrow('run `npm run build` first');
});

it('shows emails in one scheme, and compares phone stories in one', () => {
  expect(getSchemes(cart)).toEqual(['light', 'dark']);
  expect(getSchemes(receipt)).toEqual(['light']);
  expect(getSchemes(cartOnPhone)).toEqual(['light', 'dark']);
  expect(getScreenshotSchemes(cartOnPhone)).toEqual(['light']);
});

it('shows phone stories in a narrow viewport', () => {
  expect(getViewport(cartOnPhone).width).toBeLessThan(getViewport(cart).width);
});
