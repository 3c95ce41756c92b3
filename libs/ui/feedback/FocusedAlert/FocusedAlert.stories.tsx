import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { FocusedAlert } from './FocusedAlert';

const meta = {
  component: FocusedAlert,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    guide: {
      purpose: 'Says what an action has changed, or why it was refused, where the pressed button is gone.',
      do: ['Offer the way back as its action, the next stop of the Tab key.'],
      dont: ['Use it for a message beside a control that stays; use `Alert`.'],
      accessibility: [
        'It takes the focus when it appears, so that a screen reader reads it and the Tab key continues there.',
        'It scrolls into view, below the header.',
      ],
      themeSlots: ['MuiAlert'],
      mui: ['Alert'],
    } satisfies ComponentGuide,
  },
  args: { severity: 'info', children: 'Unsaved text discarded.' },
} satisfies Meta<typeof FocusedAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
  },
};
export const There: Story = {
  args: { takesFocus: false, children: 'Check your email.', severity: 'success' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).not.toHaveFocus();
  },
};
