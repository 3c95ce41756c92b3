import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  component: SearchField,
  args: { label: 'Title or author', name: 'q' },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'stone tools' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Title or author' });

    await expect(field).toHaveValue('stone tools');
  },
};
