import { someWallLines } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CelebrationScreen } from './CelebrationScreen';

const meta = {
  component: CelebrationScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'The celebration of life with key dates, films and the memory wall, for everyone who mourns and remembers.',
      accessibility: [
        'A switch pauses the fading pictures; the film has the controls of the browser and does not start by itself.',
        'Dates are `time` elements.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', lines: someWallLines() },
    links: {
      donate: '/donate',
      bibliography: '/SueBiblio',
      celebrationTitle: '/KanziCelebrationTitle',
    },
  },
} satisfies Meta<typeof CelebrationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 3, name: 'In memory of Kanzi' })).toBeVisible();
    await expect(canvas.getByText('She fed every bird in Des Moines.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Give and leave a message' })).toHaveAttribute(
      'href',
      '/donate',
    );
  },
};
export const ReadyOnPhone: Story = {};

/** User text is rendered as plain text, never as HTML. */
export const LongTextOnPhone: Story = {
  args: {
    state: {
      kind: 'ready',
      lines: [
        {
          id: 1,
          kind: 'honor',
          name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
          line: '<b>For the keepers</b> who stayed through the winter, the flood and the long quiet year after it, and who never once asked to be thanked for it.',
          given_at: '2026-04-21T10:05:00Z',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^<b>For the keepers<\/b>/)).toBeVisible();
  },
};
export const Empty: Story = { args: { state: { kind: 'empty' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'A life among people and apes' })).toBeVisible();
  },
};
