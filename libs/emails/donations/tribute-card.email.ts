import { organization } from '@paniscus/content';
import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { TributeKind } from '@paniscus/domain/donation';
import type { Email } from '../email.types.ts';
import { buildBlockEmail } from '../layout/block-email.ts';
import { text } from '../layout/blocks.ts';
import { withoutLinks } from '../layout/escape-typed-text.ts';

export type TributeCard = {
  kind: TributeKind;
  name: string;
  donorName: string;
  cardName: string;
  cardEmail: string;
  message: string;
};

/** Informs the recipient of a donation, without its amount and without links to the donor's pages. */
export function tributeCardEmail(card: TributeCard): Email {
  const { info } = organization.mailboxes;
  const [name, donor, reader] = [card.name, card.donorName, card.cardName].map(withoutLinks);
  const inMemory = TRIBUTE_LABELS[card.kind].toLowerCase();
  const news = `${donor} has made a gift to ${organization.name} ${inMemory} ${name}, and asked us to tell you.`;
  const message = withoutLinks(card.message.trim());
  return buildBlockEmail({
    to: { name: card.cardName, address: card.cardEmail },
    replyTo: info,
    subject: `A gift ${inMemory} ${card.name}`,
    preview: news,
    blocks: [
      text(`Dear ${reader},`),
      text(news),
      ...(message === '' ? [] : [text(`${donor} writes to you:`), { kind: 'quote', text: message } as const]),
      text(organization.purpose),
      text(
        `This card was sent by ${organization.legalName} at the wish of ${donor}, once, and your address is used for nothing else. An answer to it reaches ${organization.name} (${info}), not ${donor}.`,
      ),
    ],
  });
}
