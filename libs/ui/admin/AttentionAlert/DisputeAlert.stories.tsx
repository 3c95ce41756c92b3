import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { DisputeAlert } from './DisputeAlert';

const meta = {
  component: DisputeAlert,
  parameters: {
    guide: {
      purpose: 'Says at the top of a record that its payment is disputed, and by when to respond.',
      do: ['Show it for as long as the dispute waits for a response, whatever staff have reviewed.'],
      dont: ['Offer to dismiss it: only a response to the dispute ends it.'],
      accessibility: ['The alert has the role status, so it is announced without interrupting.'],
      themeSlots: ['MuiAlert', 'MuiAlertTitle'],
      mui: ['Alert', 'AlertTitle'],
    } satisfies ComponentGuide,
  },
  args: { dispute: { due_at: '2026-05-12T16:00:00.000Z' } },
} satisfies Meta<typeof DisputeAlert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutDeadline: Story = { args: { dispute: { due_at: null } } };
