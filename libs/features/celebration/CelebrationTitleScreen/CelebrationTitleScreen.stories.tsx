import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CelebrationTitleScreen } from './CelebrationTitleScreen';

const meta = {
  component: CelebrationTitleScreen,
  parameters: { layout: 'fullscreen' },
  args: { links: { celebration: '/KanziCelebration' } },
} satisfies Meta<typeof CelebrationTitleScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1, name: 'Celebrating Kanzi' })).toBeVisible();
    await expect(canvas.getByText('28 October 1980 – 18 March 2025')).toBeVisible();
  },
};
