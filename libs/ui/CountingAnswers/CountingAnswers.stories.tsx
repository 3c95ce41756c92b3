import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountingAnswers } from './CountingAnswers';

const meta = {
  component: CountingAnswers,
  args: { no: 'Do not count', yes: 'Count my visits' },
} satisfies Meta<typeof CountingAnswers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(
      canvas.getByRole('button', { name: 'Do not count' }).closest('[data-statistics-choice="no"]'),
    ).not.toBeNull();
    await expect(
      canvas.getByRole('button', { name: 'Count my visits' }).closest('[data-statistics-choice="yes"]'),
    ).not.toBeNull();
  },
};
