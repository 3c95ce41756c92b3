import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type NewStaffEmail = { email: string; name: string; url: string };

/** Asks the owner of a new email address to confirm it. */
export function confirmStaffEmail(change: NewStaffEmail): Promise<Email> {
  const subject = 'Confirm your new email address';
  return renderEmail({
    to: { name: change.name, address: change.email },
    subject,
    content: <ConfirmStaffEmail subject={subject} change={change} />,
  });
}

function ConfirmStaffEmail({ subject, change }: { subject: string; change: NewStaffEmail }) {
  const reason = `Confirm that we may use ${change.email} for your account at ${organization.name}.`;
  return (
    <EmailLayout subject={subject} preview={reason}>
      <Salutation name={change.name} />
      <Paragraph>{reason}</Paragraph>
      <EmailButton href={change.url}>Confirm email address</EmailButton>
      <Paragraph>
        The link works once, for 24 hours, while you are signed in. If you did not request this, you can
        ignore this email. Nothing will change.
      </Paragraph>
    </EmailLayout>
  );
}
