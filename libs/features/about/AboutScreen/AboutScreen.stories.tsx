import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AboutScreen } from './AboutScreen';

const meta = {
  component: AboutScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'Introduces the board and the advisory board, for visitors who want to know who runs the organization.',
      accessibility: ['Each board is a section named by its heading, with its members as a list.'],
    } satisfies ScreenGuide,
  },
  args: { links: { contact: '/contact', information: '/info' } },
} satisfies Meta<typeof AboutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = within(canvas.getByRole('list', { name: 'The board' }));
    const advisers = within(canvas.getByRole('list', { name: 'The advisory board' }));

    await expect(board.getAllByRole('listitem')).toHaveLength(12);
    await expect(advisers.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const ReadyOnPhone: Story = {};
