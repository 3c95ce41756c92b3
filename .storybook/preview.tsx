import type { Decorator, Preview } from '@storybook/react-vite';
import { AppTheme } from '@paniscus/ui';
import { configure } from 'storybook/test';
import { cleanPage } from './clean-page';

// On a busy machine, what a play function waits for may take longer than Testing Library's one second.
configure({ asyncUtilTimeout: 15_000 });

/** What a story sets by `parameters.html`; on the site the first script of a page writes it to `html`. */
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

/** Renders content below the window as well, because pictures and accessibility checks cover the whole story. */
const withTheme: Decorator = (Story) => (
  <AppTheme>
    <style>{'* { content-visibility: visible !important; }'}</style>
    <Story />
  </AppTheme>
);

const preview: Preview = {
  decorators: [withTheme, withHtml],
  beforeEach: async ({ name }) => {
    cleanPage();
    if (name.endsWith('On Phone')) {
      await window.resizeWindow?.(360, 780);
    }
  },
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
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
        admin: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
