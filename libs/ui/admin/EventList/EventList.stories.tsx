import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { EventList } from './EventList';

const meta = {
  component: EventList,
  parameters: {
    guide: {
      purpose: 'What happened to a record, when, and who did it.',
      do: [
        'List events newest first.',
        'Name the system, such as `Stripe`, when no person caused the event.',
      ],
      dont: ['Edit or remove entries; it is a history.', 'Put personal data of donors into `note`.'],
      accessibility: [
        'An ordered list, so that its length and order are announced.',
        'Times are shown in the reader’s time zone.',
      ],
      themeSlots: [
        'MuiTypography',
        'palette.divider',
        'palette.text.secondary',
        'typography.body2',
        'typography.caption',
        'layout.hairline',
      ],
      mui: ['List', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    events: [
      { at: '2026-04-29T09:12:00Z', text: '$14.50, refunded', note: 'One mug arrived broken', by: 'ada' },
      { at: '2026-04-21T10:05:40Z', text: 'Paid', by: 'Stripe' },
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
        text: 'The payment provider says: your card does not support this type of purchase, so that nothing was charged, and the donor was told by email.',
        note: 'pi_3PqXyzAbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQrStUvWxYz0123456789',
        by: 'Stripe',
      },
    ],
  },
};
