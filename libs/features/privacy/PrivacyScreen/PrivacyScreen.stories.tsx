import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PrivacyScreen } from './PrivacyScreen';

const meta = {
  component: PrivacyScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'The privacy policy with everything that is stored and the choice about statistics, for all visitors.',
      accessibility: [
        'The contents are a navigation named by their heading.',
        'What is stored is a description list; the choice about statistics is announced when it changes.',
      ],
    } satisfies ScreenGuide,
  },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const contents = within(canvas.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');

    await expect(contents).toHaveLength(13);
    for (const link of contents) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
        link.textContent,
      );
    }
    await expect(canvas.getByRole('heading', { name: '10. Children under 13' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'info@paniscus.example' })[0]).toHaveAttribute(
      'href',
      'mailto:info@paniscus.example',
    );
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyWithStatistics: Story = {
  args: { analyticsHost: 'count.paniscus.example' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { name: 'Counting visits' })).toBeVisible();
    await expect(canvas.getByText('statistics')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Do not count' })).toBeVisible();
  },
};
