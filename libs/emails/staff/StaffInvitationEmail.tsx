import { organization } from '@paniscus/content';
import type { StaffRole } from '@paniscus/domain/session';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type StaffInvitation = { email: string; role: StaffRole; url: string };

const PERMISSIONS: Record<StaffRole, string> = {
  author: 'As an author, you can write posts and edit your own.',
  editor: 'As an editor, you can write posts and edit everyone’s.',
  admin: 'As an administrator, you can manage posts, orders, donations and people.',
};

/** Invites a person to the staff of the site, with the link to set a password. */
export function staffInvitationEmail(invitation: StaffInvitation): Promise<Email> {
  const subject = `Join the staff of ${organization.name}`;
  return renderEmail({
    to: { name: invitation.email, address: invitation.email },
    subject,
    content: <StaffInvitationEmail subject={subject} invitation={invitation} />,
  });
}

function StaffInvitationEmail({ subject, invitation }: { subject: string; invitation: StaffInvitation }) {
  const reason = `You have been invited to work on the site of ${organization.name}.`;
  return (
    <EmailLayout subject={subject} preview={reason}>
      <Paragraph>{`${reason} ${PERMISSIONS[invitation.role]}`}</Paragraph>
      <EmailButton href={invitation.url}>Accept the invitation</EmailButton>
      <Paragraph>
        {`The link works once, for seven days. You will sign in with ${invitation.email} and a password of your choice.`}
      </Paragraph>
      <Paragraph>
        {`If you did not expect this, you can ignore this email. Questions? Write to ${organization.mailboxes.support}.`}
      </Paragraph>
    </EmailLayout>
  );
}
