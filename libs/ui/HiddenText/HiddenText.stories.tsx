import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HiddenText } from './HiddenText';

const meta = {
  component: HiddenText,
  render: () => (
    <a href="#post">
      Read <HiddenText>What a word is for</HiddenText>
    </a>
  ),
} satisfies Meta<typeof HiddenText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');

    await expect(link).toHaveAccessibleName('Read What a word is for');
  },
};
