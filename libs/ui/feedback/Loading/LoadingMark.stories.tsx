import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { LoadingMark } from './LoadingMark';

const meta = {
  component: LoadingMark,
  parameters: {
    guide: {
      purpose: 'Loading state in the header of a page, in the place of its sign.',
      do: ['Use the word of the sign that the loaded page shows.', 'Pass it to `Page` as `overline`.'],
      dont: [
        'Use it outside a page header; use `Loading`.',
        'Combine it with another `Loading` on the page.',
      ],
      accessibility: [
        'Announced like `Loading`, as `role="status"`.',
        'As high as the sign that replaces it, so that nothing moves when the page has loaded.',
      ],
      themeSlots: ['palette.text.secondary', 'typography.body2', 'tileSizes.medium'],
      mui: ['Stack'],
    } satisfies ComponentGuide,
  },
  args: { word: 'give' },
} satisfies Meta<typeof LoadingMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Label: Story = { args: { label: 'Loading product...' } };
