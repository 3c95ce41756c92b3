import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { withoutLinks } from '../layout/escape-typed-text.ts';
import { renderEmail } from '../layout/render-email.ts';

export type DonorPortalLink = {
  name: string;
  email: string;
  donorPortalUrl: string;
  isRenewed: boolean;
};

/** Sends a donor the link to the donor portal, on request or after it was replaced. */
export function donorPortalLinkEmail(link: DonorPortalLink): Promise<Email> {
  const subject = link.isRenewed ? 'The new link to your gifts' : 'The link to your gifts';
  return renderEmail({
    to: { name: link.name, address: link.email },
    subject,
    content: <DonorPortalLinkEmail subject={subject} link={link} />,
  });
}

function DonorPortalLinkEmail({ subject, link }: { subject: string; link: DonorPortalLink }) {
  const reason = link.isRenewed
    ? 'the link to your gifts has been replaced, as was asked for on your page. The old one leads nowhere any more; this is the new one.'
    : 'here is the link to your gifts that was asked for on our site.';
  const ignore = link.isRenewed
    ? 'Somebody who had the old link asked for this.'
    : 'If it was not you who asked, you need not do anything.';
  return (
    <EmailLayout subject={subject} preview={reason}>
      <Paragraph>{`Dear ${withoutLinks(link.name)},`}</Paragraph>
      <Paragraph>{reason}</Paragraph>
      <EmailButton href={link.donorPortalUrl}>See your gifts</EmailButton>
      <Paragraph>
        It shows all your gifts and receipts, and there you change or stop monthly gifts without a password.
        Whoever has the link can do so: keep it to yourself. You can have it replaced at any time on the page
        itself.
      </Paragraph>
      <Paragraph>{`${ignore} Questions? Write to ${organization.mailboxes.info}.`}</Paragraph>
    </EmailLayout>
  );
}
