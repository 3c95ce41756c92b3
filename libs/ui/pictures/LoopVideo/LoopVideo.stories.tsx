import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { drawnScene } from '../Picture/drawn-scene';
import { LoopVideo } from './LoopVideo';
import { startLoops } from './start-loops';

const meta = {
  component: LoopVideo,
  parameters: {
    guide: {
      purpose: 'A poster that becomes a silent looping video.',
      do: [
        'Use it for motion that adds atmosphere, not information.',
        'Keep the poster meaningful: it is all that many people see.',
      ],
      dont: ['Put text or sound into the video.', 'Use more than one on a page.'],
      accessibility: [
        'Pauses with a button, and does not start with reduced motion.',
        'The poster has the text alternative; the video is hidden from screen readers.',
      ],
      themeSlots: ['palette.text.primary', 'palette.background.default', 'motions.calm'],
      mui: ['Box', 'IconButton'],
    } satisfies ComponentGuide,
  },
  args: {
    loop: { webm: '/no-film.webm', mp4: '/no-film.mp4', width: 960, height: 640, label: 'A hill by day' },
    poster: drawnScene('lightskyblue', 48, 'The sun stands over a hill'),
    sizes: '30rem',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoopVideo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without JavaScript: the poster and no button. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('img', { name: 'The sun stands over a hill' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** After `startLoops`; paused with reduced motion. */
export const Still: Story = {
  play: async ({ canvasElement }) => {
    startLoops(canvasElement);
    const button = within(canvasElement).getByRole('button');
    if (button.ariaLabel === 'Pause the video') await userEvent.click(button);

    await expect(button).toHaveAccessibleName('Play the video');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Pause the video');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Play the video');
  },
};
