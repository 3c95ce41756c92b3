import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { resetPage } from '#tools/visual/reset-page.ts';
import { describeProps } from './arg-types.ts';
// Not from the index of `libs/ui`: a change of any component would then change the preview, and Chromatic would capture
// every story again.
import { watchPresses } from '../libs/ui/buttons/SubmitButton/second-press';
import { preloadFormAlert } from '../libs/ui/fields/FormAlert/FormAlert';
import { preloadProcessingBackdrop } from '../libs/ui/feedback/ProcessingBackdrop/ProcessingBackdrop';
import { withHtml, withTheme } from './display-settings.tsx';
import { ComponentPage } from './docs/blocks/components/ComponentPage.tsx';
import { ThemedDocsContainer } from './docs/blocks/ThemedDocsContainer.tsx';
import { modes } from './modes.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

// Testing Library's default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// As the site's script does on every page.
watchPresses();

/** Headings of live components belong to them, not to the page. */
const toc = { headingSelector: 'h2, h3', ignoreSelector: '.sb-unstyled *, .docs-story *' };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme, withHtml],
  argTypesEnhancers: [describeProps],
  // Parts that pages load on demand are there when a story is drawn.
  loaders: [preloadFormAlert, preloadProcessingBackdrop],
  beforeEach: async ({ name }) => {
    resetPage();
    if (name.endsWith('On Phone')) {
      await window.resizeWindow?.(360, 780);
    }
  },
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    chromatic: { modes },
    docs: { container: ThemedDocsContainer, toc, page: ComponentPage },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Principles',
          'Screens',
          'Foundations',
          'Guides',
          'Components',
          'ui',
          'card',
          'features',
          'emails',
          'Changelog',
        ],
      },
    },
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
