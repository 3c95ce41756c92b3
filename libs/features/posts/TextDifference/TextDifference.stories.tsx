import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextDifference } from './TextDifference';

const meta = {
  component: TextDifference,
  parameters: { docs: { description: { component: 'Words that differ between two versions of a text.' } } },
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
