import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { donorPortalLinkEmail } from './DonorPortalLinkEmail.tsx';

const link = {
  name: 'Ada Nguyen',
  email: 'ada.nguyen@example.org',
  donorPortalUrl: 'https://paniscus.example/giving/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ',
};

const meta = {
  component: EmailPreview,
  args: { emailMessage: await donorPortalLinkEmail({ ...link, isRenewed: false }) },
} satisfies Meta<typeof EmailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) => readEmail(canvasElement, ['Dear Ada Nguyen,', 'See your gifts']),
};
export const DefaultOnPhone: Story = {};
export const Renewed: Story = {
  args: { emailMessage: await donorPortalLinkEmail({ ...link, isRenewed: true }) },
  play: ({ canvasElement }) => readEmail(canvasElement, ['The old link no longer works']),
};
