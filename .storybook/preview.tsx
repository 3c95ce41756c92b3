import type { Decorator, Preview } from '@storybook/react-vite';
import { AppTheme } from '@paniscus/ui';
import { configure } from 'storybook/test';
import { resetPage } from '#tools/visual/reset-page.ts';

// Testing Library's default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Story parameters under `parameters.html`; on the site, the script in the head sets these attributes on `<html>`. */
interface HtmlParameters {
  isSignedIn?: boolean;
  cartCount?: number;
}

const withHtml: Decorator = (Story, { globals, parameters }) => {
  const { isSignedIn = false, cartCount = 0 } = (parameters.html ?? {}) as HtmlParameters;
  const html = document.documentElement;
  html.dataset.scheme = globals.scheme === 'dark' ? 'dark' : 'light';
  html.toggleAttribute('data-signed-in', isSignedIn);
  html.toggleAttribute('data-cart-count', cartCount > 0);
  html.style.setProperty('--cart-count', `"${cartCount}"`);
  return <Story />;
};

/** Renders off-screen content too, because screenshots and accessibility checks cover the whole story. */
const withTheme: Decorator = (Story) => (
  <AppTheme>
    <style>{'* { content-visibility: visible !important; }'}</style>
    <Story />
  </AppTheme>
);

const preview: Preview = {
  decorators: [withTheme, withHtml],
  beforeEach: async ({ name }) => {
    resetPage();
    if (name.endsWith('On Phone')) {
      await window.resizeWindow?.(360, 780);
    }
  },
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Day', icon: 'sun' },
          { value: 'dark', title: 'Night', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        admin: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
