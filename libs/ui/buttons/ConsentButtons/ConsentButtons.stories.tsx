import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ConsentButtons } from './ConsentButtons';

const meta = {
  component: ConsentButtons,
  parameters: {
    guide: {
      purpose: 'Asks for consent to visit statistics with two buttons of equal weight.',
      do: [
        'Label both buttons with what they do.',
        'Show the same pair in the banner and on the privacy page.',
      ],
      dont: ['Highlight one of them.', 'Preselect or nag: a declined choice is remembered.'],
      accessibility: ['Two plain buttons in reading order, declining first.'],
      themeSlots: ['MuiButton'],
      mui: ['Button', 'Stack'],
    } satisfies ComponentGuide,
  },
  args: { declineLabel: 'Do not count', acceptLabel: 'Count my visits' },
} satisfies Meta<typeof ConsentButtons>;
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
