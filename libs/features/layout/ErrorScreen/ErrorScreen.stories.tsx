import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen';

const meta = {
  component: ErrorScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Shown to everyone when a page fails unexpectedly.',
      accessibility: ['The number that helps our staff is text that can be selected and copied.'],
    } satisfies ScreenGuide,
  },
  args: { links: { home: '/' } },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '');
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  },
};
export const FailedOnPhone: Story = {};
export const FailedWithNumber: Story = {
  args: { requestId: '3f1c9a52-7a0e-4c1b-9d0e-6b2f6f0f2a11' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3f1c9a52-7a0e-4c1b-9d0e-6b2f6f0f2a11')).toBeVisible();
  },
};
