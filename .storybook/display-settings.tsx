import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtl from '@mui/stylis-plugin-rtl';
import type { Decorator } from '@storybook/react-vite';
import { prefixer } from 'stylis';
import type { Middleware } from 'stylis';
import { AppTheme } from '../libs/ui/theme/AppTheme';
import { applyScheme, resolveScheme } from './scheme.ts';

/** Story parameters under `parameters.html`; on the site, the script in the head sets these attributes on `<html>`. */
interface HtmlParameters {
  isSignedIn?: boolean;
  cartCount?: number;
}

/** Mirrors physical properties such as `margin-left`, as MUI documents for right-to-left pages. */
const rtlCache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtl] });

/** Swaps the media types `print` and `screen`, so that the screen shows what the printer prints. */
const swapMediaTypes: Middleware = (element) => {
  if (element.type === '@media')
    element.value = element.value.replace(/\b(print|screen)\b/g, (name) =>
      name === 'print' ? 'screen' : 'print',
    );
};

const printCache = createCache({ key: 'print', stylisPlugins: [prefixer, swapMediaTypes] });

export const REDUCED_MOTION = `*, *::before, *::after {
  animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0s !important;
}`;

/** Approximates forced colors: system colors, no backgrounds or shadows. Check real ones in the browser's dev tools. */
const FORCED_COLORS = `:root { color-scheme: light dark; }
body, body *:not(svg, svg *, img, video) {
  color: CanvasText !important; background: Canvas !important; border-color: currentcolor !important;
  box-shadow: none !important; text-shadow: none !important;
}
a, a * { color: LinkText !important; }
button, [role="button"], input, select, textarea { color: ButtonText !important; background: ButtonFace !important; }`;

const getStyles = ({ motion, contrast }: Record<string, unknown>) =>
  [
    // Screenshots and accessibility checks cover off-screen content, too.
    '* { content-visibility: visible !important; }',
    motion === 'reduced' ? REDUCED_MOTION : '',
    contrast === 'forced' ? FORCED_COLORS : '',
  ].join('\n');

/** Applies the toolbar and the story's attributes to `<html>`. */
export const withHtml: Decorator = (Story, { globals, parameters }) => {
  const { isSignedIn = false, cartCount = 0 } = (parameters.html ?? {}) as HtmlParameters;
  const html = document.documentElement;
  applyScheme(resolveScheme(globals));
  html.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  html.style.fontSize = globals.textSize === '200' ? '200%' : '';
  html.toggleAttribute('data-signed-in', isSignedIn);
  html.toggleAttribute('data-cart-count', cartCount > 0);
  html.style.setProperty('--cart-count', `"${cartCount}"`);
  return <Story />;
};

function getStyleCache({ direction, media }: Record<string, unknown>) {
  if (media === 'print') return printCache;
  return direction === 'rtl' ? rtlCache : undefined;
}

export const withTheme: Decorator = (Story, { globals }) => {
  const story = (
    <AppTheme>
      <style>{getStyles(globals)}</style>
      <Story />
    </AppTheme>
  );
  const cache = getStyleCache(globals);
  return cache === undefined ? story : <CacheProvider value={cache}>{story}</CacheProvider>;
};
