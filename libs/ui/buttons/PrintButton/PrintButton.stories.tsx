import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { PrintButton } from './PrintButton';

const meta = {
  component: PrintButton,
  parameters: {
    guide: {
      purpose: 'Prints the page.',
      do: [
        'Use it on pages that people file: receipts, orders and boards.',
        'Check the print style of the page.',
      ],
      dont: ['Use it as the main action.', 'Handle the click in React; the site script does.'],
      accessibility: ['Hidden without JavaScript, where the browser’s menu prints, and in print.'],
      themeSlots: ['MuiButton'],
      mui: ['Button'],
    } satisfies ComponentGuide,
  },
  args: { children: 'Print' },
} satisfies Meta<typeof PrintButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
