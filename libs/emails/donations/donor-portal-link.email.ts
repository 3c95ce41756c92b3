import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { buildBlockEmail } from '../layout/block-email.ts';
import { text } from '../layout/blocks.ts';
import { withoutLinks } from '../layout/escape-typed-text.ts';

export type DonorPortalLink = {
  name: string;
  email: string;
  donorPortalUrl: string;
  isRenewed: boolean;
};

const RETENTION_NOTE =
  'It shows all your gifts and receipts, and there you change or stop monthly gifts without a password. Whoever has the link can do so: keep it to yourself. You can have it replaced at any time on the page itself.';

export function donorPortalLinkEmail({ name, email, donorPortalUrl, isRenewed }: DonorPortalLink): Email {
  const reason = isRenewed
    ? 'the link to your gifts has been replaced, as was asked for on your page. The old one leads nowhere any more; this is the new one.'
    : 'here is the link to your gifts that was asked for on our site.';
  const ignore = isRenewed
    ? 'Somebody who had the old link asked for this.'
    : 'If it was not you who asked, you need not do anything.';
  return buildBlockEmail({
    to: { name, address: email },
    subject: isRenewed ? 'The new link to your gifts' : 'The link to your gifts',
    preview: reason,
    blocks: [
      text(`Dear ${withoutLinks(name)},`),
      text(reason),
      { kind: 'button', label: 'See your gifts', url: donorPortalUrl },
      text(RETENTION_NOTE),
      text(`${ignore} Questions? Write to ${organization.mailboxes.info}.`),
    ],
  });
}
