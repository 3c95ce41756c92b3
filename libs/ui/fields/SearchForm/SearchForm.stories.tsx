import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchForm } from './SearchForm';

const meta = {
  component: SearchForm,
  args: { href: '/search', title: 'Search', field: 'Words to look for', action: 'Search', maxLength: 10 },
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { words: 'Kanzi', hint: 'Every word must be found. The beginning of a word is enough.' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('search', { name: 'Search' });
    const field = within(form).getByRole('searchbox', { name: 'Words to look for' });

    await expect(form).toHaveAttribute('action', '/search');
    await userEvent.type(field, ' and Matata');
    await expect(field).toHaveValue('Kanzi and ');
  },
};
export const Plain: Story = { args: { look: 'plain' } };
