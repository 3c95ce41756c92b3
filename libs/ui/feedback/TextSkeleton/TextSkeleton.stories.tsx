import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { TextSkeleton } from './TextSkeleton';

const meta = {
  component: TextSkeleton,
  parameters: {
    guide: {
      purpose: 'Lines of text that are loading, as high as the text that replaces them.',
      do: [
        'Use about as many lines as the text will have.',
        'Place it in the element whose typography the text has.',
      ],
      dont: [
        'Show it alone: `Loading` announces the state.',
        'Use it for pictures or buttons; use MUI’s `Skeleton`.',
      ],
      accessibility: ['Hidden from screen readers.', 'Its animation stops with reduced motion.'],
      themeSlots: ['MuiSkeleton'],
      mui: ['Box', 'Skeleton'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof TextSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = { args: { lines: 4 } };
