import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailPreview } from '../preview/EmailPreview.tsx';
import { readEmail } from '../preview/read-email.ts';
import { confirmStaffEmail } from './ConfirmStaffEmail.tsx';
import { passwordResetEmail } from './PasswordResetEmail.tsx';
import { staffEmailChangeNotice } from './StaffEmailChangeNotice.tsx';
import { staffInvitationEmail } from './StaffInvitationEmail.tsx';
import { twoStepEmail } from './TwoStepEmail.tsx';

const TOKEN = 'c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ';
const invitation = await staffInvitationEmail({
  email: 'ada.nguyen@example.org',
  role: 'author',
  url: `https://paniscus.example/invitation/${TOKEN}`,
});
const passwordReset = await passwordResetEmail({
  email: 'ada.nguyen@example.org',
  name: 'Ada Nguyen',
  url: `https://paniscus.example/reset-password/${TOKEN}`,
});

const newEmail = await confirmStaffEmail({
  email: 'ada@bonobos.example.org',
  name: 'Ada Nguyen',
  url: `https://paniscus.example/confirm-email/${TOKEN}`,
});
const emailChange = await staffEmailChangeNotice({
  email: 'ada.nguyen@example.org',
  name: 'Ada Nguyen',
  newEmail: 'ada@bonobos.example.org',
});

const twoStepOff = await twoStepEmail({
  email: 'ada.nguyen@example.org',
  name: 'Ada Nguyen',
  change: 'off-by-admin',
});

const meta = { component: EmailPreview, args: { emailMessage: invitation } } satisfies Meta<
  typeof EmailPreview
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Invitation: Story = {
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['As an author, you can write posts', 'Accept the invitation']),
};
export const InvitationOnPhone: Story = {};
export const PasswordReset: Story = {
  args: { emailMessage: passwordReset },
  play: ({ canvasElement }) => readEmail(canvasElement, ['Dear Ada Nguyen', 'Set a new password']),
};
export const TwoStepOff: Story = {
  args: { emailMessage: twoStepOff },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['An administrator turned off', 'If you did not expect it']),
};
export const NewEmail: Story = {
  tags: ['no-screenshot'],
  args: { emailMessage: newEmail },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['use ada@bonobos.example.org', 'Confirm email address', 'for 24 hours']),
};
export const EmailChange: Story = {
  tags: ['no-screenshot'],
  args: { emailMessage: emailChange },
  play: ({ canvasElement }) =>
    readEmail(canvasElement, ['to ada@bonobos.example.org', 'If it was not you, change your password']),
};
