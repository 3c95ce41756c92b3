import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type PasswordReset = { email: string; name: string; url: string };

/** Sends a staff member the link to set a new password. */
export function passwordResetEmail(reset: PasswordReset): Promise<Email> {
  const subject = 'Set a new password';
  return renderEmail({
    to: { name: reset.name, address: reset.email },
    subject,
    content: <PasswordResetEmail subject={subject} reset={reset} />,
  });
}

function PasswordResetEmail({ subject, reset }: { subject: string; reset: PasswordReset }) {
  const reason = `Here is the link to set a new password for your account at ${organization.name}.`;
  return (
    <EmailLayout subject={subject} preview={reason}>
      <Salutation name={reset.name} />
      <Paragraph>{reason}</Paragraph>
      <EmailButton href={reset.url}>Set a new password</EmailButton>
      <Paragraph>
        The link works once, for one hour. If you did not request this, you can ignore this email. Your
        password will not change.
      </Paragraph>
    </EmailLayout>
  );
}
