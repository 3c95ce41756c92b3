import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextDifference } from './TextDifference';

const meta = {
  component: TextDifference,
  parameters: {
    guide: {
      purpose: 'Words that differ between two versions of a text.',
      do: ['Say above it which version is the earlier one.'],
      dont: ['Use it for texts in different languages: everything would differ.'],
      accessibility: [
        'Removed and added words are `del` and `ins`, and say so to screen readers that ignore these.',
        'Added words are bold and removed words struck through, so that nothing depends on color.',
      ],
      themeSlots: ['palette.background.subtle', 'palette.text.secondary'],
      mui: ['Box'],
    } satisfies ComponentGuide,
  },
  args: {
    before: 'Two visitors asked what the first sign meant.',
    after: 'Three visitors asked us what the sign meant.',
  },
} satisfies Meta<typeof TextDifference>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getAllByRole('insertion')[0]).toHaveTextContent('added: Three');
    await expect(canvas.getAllByRole('deletion')[0]).toHaveTextContent('removed: Two');
  },
};
export const Unchanged: Story = { args: { after: 'Two visitors asked what the first sign meant.' } };
