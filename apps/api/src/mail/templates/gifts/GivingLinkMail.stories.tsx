import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../preview/MailPreview.tsx';
import { readLetter } from '../preview/read-letter.ts';
import { givingLinkLetter } from './giving-link.letter.ts';

const link = {
  name: 'Ada Nguyen',
  email: 'ada.nguyen@example.org',
  givingUrl: 'https://paniscus.example/giving/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ',
};

const meta = {
  component: MailPreview,
  args: { letter: givingLinkLetter({ ...link, isRenewed: false }) },
} satisfies Meta<typeof MailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) => readLetter(canvasElement, ['Dear Ada Nguyen,', 'See your gifts']),
};
export const DefaultOnPhone: Story = {};
export const Renewed: Story = {
  args: { letter: givingLinkLetter({ ...link, isRenewed: true }) },
  play: ({ canvasElement }) => readLetter(canvasElement, ['The old one leads nowhere any more']),
};
