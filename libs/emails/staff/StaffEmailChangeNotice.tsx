import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type StaffEmailChange = { email: string; name: string; newEmail: string };

/** Tells the current email address of an account that another one was requested. */
export function staffEmailChangeNotice(change: StaffEmailChange): Promise<Email> {
  const subject = 'Your email address is about to change';
  return renderEmail({
    to: { name: change.name, address: change.email },
    subject,
    content: <StaffEmailChangeNotice subject={subject} change={change} />,
  });
}

function StaffEmailChangeNotice({ subject, change }: { subject: string; change: StaffEmailChange }) {
  const text = `Someone who knows your password asked to change the email address of your account at ${organization.name} to ${change.newEmail}.`;
  return (
    <EmailLayout subject={subject} preview={text}>
      <Salutation name={change.name} />
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        It changes as soon as the new address is confirmed. Until then, we use this one. If it was not you,
        change your password and tell an administrator right away.
      </Paragraph>
    </EmailLayout>
  );
}
