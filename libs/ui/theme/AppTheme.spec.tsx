import { brotliCompressSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppTheme } from './AppTheme';

const html = renderToString(
  <AppTheme>
    <p>A page</p>
  </AppTheme>,
);

describe('server-rendered theme', () => {
  it('contains both color schemes, selected by an attribute of the html element', () => {
    expect(html).toContain(':root,[data-scheme="light"]{');
    expect(html).toContain('[data-scheme="dark"]{');
    expect(html).toContain('--p-palette-background-default:#0d1712');
  });

  it('follows prefers-color-scheme without JavaScript', () => {
    expect(html).toMatch(
      /@media \(prefers-color-scheme: dark\)\{:root:not\(\[data-scheme\]\)\{[^}]*--p-palette-background-default:#0d1712/,
    );
  });

  it('self-hosts its fonts, with fallbacks of matching metrics', () => {
    expect(html).toMatch(/font-family:Newsreader;.*?newsreader-normal-text.*?\.woff2/);
    expect(html).toMatch(/font-family:Newsreader in Georgia;src:local\("Georgia"\)[^}]*size-adjust:97\.40%/);
    expect(html).not.toMatch(/https?:\/\//);
  });

  it('enables view transitions unless motion is reduced', () => {
    expect(html).toContain(
      '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto;}}',
    );
  });

  it('is small: less than 2.5 kB compressed for both schemes and all font faces', () => {
    expect(brotliCompressSync(html).length).toBeLessThan(2_500);
  });
});
