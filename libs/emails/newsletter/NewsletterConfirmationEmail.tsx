import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type NewsletterConfirmation = { email: string; url: string };

/** Asks whether the owner of the address wants the newsletter; nothing else is sent before the answer. */
export function newsletterConfirmationEmail({ email, url }: NewsletterConfirmation): Promise<Email> {
  const subject = 'Confirm your subscription';
  return renderEmail({
    to: { name: '', address: email },
    subject,
    content: <NewsletterConfirmationEmail subject={subject} url={url} />,
  });
}

function NewsletterConfirmationEmail({ subject, url }: { subject: string; url: string }) {
  const reason = `Someone asked us to send news from ${organization.name} to this address. If it was you, please confirm.`;
  return (
    <EmailLayout subject={subject} preview={reason}>
      <Paragraph>{reason}</Paragraph>
      <EmailButton href={url}>Confirm my subscription</EmailButton>
      <Paragraph>
        The link works for seven days. If you did not ask for this, you can ignore this email. We will delete
        your address, and you will not get our newsletter.
      </Paragraph>
    </EmailLayout>
  );
}
