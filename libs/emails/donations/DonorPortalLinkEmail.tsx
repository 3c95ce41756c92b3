import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type DonorPortalLink = {
  name: string;
  email: string;
  donorPortalUrl: string;
  isRenewed: boolean;
};

/** Sends a donor the link to the donor portal, on request or after it was replaced. */
export function donorPortalLinkEmail(link: DonorPortalLink): Promise<Email> {
  const subject = link.isRenewed ? 'Your new link to your gifts' : 'Your link to your gifts';
  return renderEmail({
    to: { name: link.name, address: link.email },
    subject,
    content: <DonorPortalLinkEmail subject={subject} link={link} />,
  });
}

function DonorPortalLinkEmail({ subject, link }: { subject: string; link: DonorPortalLink }) {
  const reason = link.isRenewed
    ? 'The link to your gifts was replaced, as requested on your page. The old link no longer works. Here is the new one.'
    : 'Here is the link to your gifts that was requested on our site.';
  const ignore = link.isRenewed
    ? 'Someone with the old link requested this.'
    : 'If you did not request this, you can ignore this email.';
  return (
    <EmailLayout subject={subject} preview={reason}>
      <Salutation name={link.name} />
      <Paragraph>{reason}</Paragraph>
      <EmailButton href={link.donorPortalUrl}>See your gifts</EmailButton>
      <Paragraph>
        The page shows all your gifts and receipts, and you can change or stop recurring gifts there without a
        password. Anyone who has the link can do the same, so please keep it private. You can replace the link
        at any time on the page.
      </Paragraph>
      <Paragraph>{`${ignore} Questions? Write to ${organization.mailboxes.info}.`}</Paragraph>
    </EmailLayout>
  );
}
