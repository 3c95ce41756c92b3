import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { orderLinkEmail } from './OrderLinkEmail.tsx';

const emailMessage = await orderLinkEmail({
  number: 'PN-000017',
  name: 'Ada Nguyen',
  email: 'ada.nguyen@example.org',
  pageUrl: 'https://paniscus.example/order/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ',
});

const meta = { component: EmailPreview, args: { emailMessage } } satisfies Meta<typeof EmailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) => readEmail(canvasElement, ['PN-000017', 'See your order']),
};
export const DefaultOnPhone: Story = {};
