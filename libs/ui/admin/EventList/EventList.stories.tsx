import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventList } from './EventList';

const meta = {
  component: EventList,
  args: {
    events: [
      { at: '2026-04-29T09:12:00Z', text: '$14.50, given back', note: 'One mug arrived broken', by: 'ada' },
      { at: '2026-04-21T10:05:40Z', text: 'Paid', by: 'webhook' },
    ],
  },
} satisfies Meta<typeof EventList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    events: [
      {
        at: '2026-04-29T09:12:00Z',
        text: 'The payment provider says: your card does not support this type of purchase, so that nothing was charged, and the donor was told by e-mail.',
        note: 'pi_3PqXyzAbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQrStUvWxYz0123456789',
        by: 'webhook',
      },
    ],
  },
};
