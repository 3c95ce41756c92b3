import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { newsletterConfirmationEmail } from './NewsletterConfirmationEmail.tsx';
import { newsletterIssueEmail } from './NewsletterIssueEmail.tsx';

const url = 'https://paniscus.example/newsletter/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ';
const confirmation = await newsletterConfirmationEmail({ email: 'ada.nguyen@example.org', url });
const issue = await newsletterIssueEmail({
  email: 'ada.nguyen@example.org',
  title: 'A morning with the bonobos',
  byline: 'Lin Baker',
  excerpt: 'They woke early, as bonobos do. The forest was quiet, and then it was not.',
  url: 'https://paniscus.example/post/17/a-morning-with-the-bonobos',
  unsubscribeUrl: url,
});

const meta = { component: EmailPreview, args: { emailMessage: confirmation } } satisfies Meta<
  typeof EmailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
  play: ({ canvasElement }) => readEmail(canvasElement, ['Confirm my subscription', 'you can ignore this']),
};
export const Issue: Story = {
  args: { emailMessage: issue },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['By Lin Baker', 'They woke early', 'Read the post', 'Unsubscribe']),
};
export const IssueOnPhone: Story = { args: { emailMessage: issue } };
