import { describe, expect, it } from 'vitest';
import { hasOwnHue, listStyleSheets, parseDeclarations } from './style-declarations.ts';

describe('hue that is not from the theme', () => {
  it.each([
    '#a00',
    '#a00c',
    '#AA0000',
    '#aa0000cc',
    '0 1px 2px #f4a30080',
    'rgb(170, 0, 0)',
    'rgba(170 0 0 / 50%)',
    'hsl(20deg 80% 40%)',
    'hsla(20, 80%, 40%, 0.5)',
    'oklch(0.6 0.2 30)',
    'color(display-p3 1 0 0)',
    'color-mix(in srgb, tomato 20%, transparent)',
    'linear-gradient(var(--p-palette-primary-main), hsl(20 80% 40%))',
  ])('is found in %s', (value) => {
    expect(hasOwnHue({ property: 'background', value })).toBe(true);
  });

  it.each([
    '#fff',
    '#0008',
    '#1a1a1a',
    '#1A1a1A80',
    'rgb(0 0 0 / 20%)',
    'rgba(0, 0, 0, 0.2)',
    'hsl(0 0% 50%)',
    'var(--p-palette-primary-main)',
    'var(--p-palette-primary-main, #a00)',
    'rgba(var(--p-palette-primary-mainChannel) / 0.5)',
    'color-mix(in srgb, var(--p-palette-primary-main) 20%, transparent)',
    'url(#clip)',
    'currentcolor',
  ])('is not found in %s', (value) => {
    expect(hasOwnHue({ property: 'background', value })).toBe(false);
  });

  it('is not found in a word that is no color', () => {
    expect(hasOwnHue({ property: 'grid-area', value: 'orange' })).toBe(false);
  });
});

it('reads the declarations of rendered style elements; the last one of a rule counts', () => {
  const html =
    '<style data-emotion="a">.a{color:#a00;--p-size:1px;color:var(--p-x);}@media print{.b{top:0;}}</style><p>{}</p>';

  expect(listStyleSheets(html).flatMap(parseDeclarations)).toEqual([
    { selector: '.a', property: 'color', value: 'var(--p-x)' },
    { selector: '.b', property: 'top', value: '0' },
  ]);
});
