import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type TwoStepChange = 'on' | 'off' | 'off-by-admin' | 'codes-created' | 'code-used';

type TwoStepNotice = { email: string; name: string; change: TwoStepChange };

const TEXTS: Record<TwoStepChange, { subject: string; text: string }> = {
  on: {
    subject: 'Two-step sign-in is on',
    text: 'Two-step sign-in was turned on. From now on, you need your password and a code from your app to sign in.',
  },
  off: {
    subject: 'Two-step sign-in is off',
    text: 'Two-step sign-in was turned off. You now need only your password to sign in.',
  },
  'off-by-admin': {
    subject: 'An administrator turned off your two-step sign-in',
    text: 'An administrator turned off your two-step sign-in. You now need only your password to sign in. You can turn two-step sign-in back on from your account page.',
  },
  'codes-created': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were created for your account. The earlier ones no longer work.',
  },
  'code-used': {
    subject: 'A recovery code was used',
    text: 'Someone signed in to your account with your password and a recovery code. Each recovery code works once. You can create new ones on your account page.',
  },
};

/** Tells a staff member that two-step sign-in of the account changed. */
export function twoStepEmail({ email, name, change }: TwoStepNotice): Promise<Email> {
  const { subject, text } = TEXTS[change];
  return renderEmail({
    to: { name, address: email },
    subject,
    content: <TwoStepEmail subject={subject} name={name} text={text} />,
  });
}

function TwoStepEmail({ subject, name, text }: { subject: string; name: string; text: string }) {
  return (
    <EmailLayout subject={subject} preview={text}>
      <Salutation name={name} />
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        {`This is about your staff account at ${organization.name}. If you did not expect it, change your password and tell an administrator right away.`}
      </Paragraph>
    </EmailLayout>
  );
}
