import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CelebrationTitleScreen } from './CelebrationTitleScreen';

const meta = {
  component: CelebrationTitleScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Title page of the celebration of life, with a link to the complete celebration.',
      accessibility: ['One heading and one link; everything else is on the full page.'],
    } satisfies ScreenGuide,
  },
  args: { links: { celebration: '/KanziCelebration' } },
} satisfies Meta<typeof CelebrationTitleScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1, name: 'Celebrating Kanzi' })).toBeVisible();
    await expect(canvas.getByText('October 28, 1980 – March 18, 2025')).toBeVisible();
  },
};
