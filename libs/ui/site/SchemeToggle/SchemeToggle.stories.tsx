import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SchemeToggle } from './SchemeToggle';

const meta = {
  component: SchemeToggle,
  parameters: {
    guide: {
      purpose: 'Switches between the light and the dark color scheme.',
      do: [
        'Show it once, in the navigation.',
        'Let the site script handle the click and remember the choice.',
      ],
      dont: [
        'Read the scheme in React; both icons are rendered, and CSS shows one.',
        'Use it to preview a part of a page.',
      ],
      accessibility: [
        'A button with a constant name, because pages are cached for both schemes.',
        'Hidden without JavaScript, where the operating system decides.',
      ],
      themeSlots: ['MuiIconButton'],
      mui: ['IconButton'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof SchemeToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
