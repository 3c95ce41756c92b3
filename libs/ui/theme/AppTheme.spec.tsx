import { brotliCompressSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppTheme } from './AppTheme';

const html = renderToString(
  <AppTheme>
    <p>A page</p>
  </AppTheme>,
);

describe('the theme on a page that the server has drawn', () => {
  it('holds both schemes, chosen by the attribute of the html element', () => {
    expect(html).toContain(':root,[data-scheme="light"]{');
    expect(html).toContain('[data-scheme="dark"]{');
    expect(html).toContain('--p-palette-background-default:#0d1712');
  });

  it('follows the machine of the reader when no script has chosen', () => {
    expect(html).toMatch(
      /@media \(prefers-color-scheme: dark\)\{:root:not\(\[data-scheme\]\)\{[^}]*--p-palette-background-default:#0d1712/,
    );
  });

  it('brings its fonts itself, and a fallback cut to their measure', () => {
    expect(html).toMatch(/font-family:Newsreader;.*?newsreader-normal-text.*?\.woff2/);
    expect(html).toMatch(/font-family:Newsreader in Georgia;src:local\("Georgia"\)[^}]*size-adjust:97\.40%/);
    expect(html).not.toMatch(/https?:\/\//);
  });

  it('lets one page give way to the next, where motion is welcome', () => {
    expect(html).toContain(
      '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto;}}',
    );
  });

  it('stays small: both schemes and every face in less than 2.5 kB, as they travel', () => {
    expect(brotliCompressSync(html).length).toBeLessThan(2_500);
  });
});
