import { organization } from '@paniscus/content';
import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { TributeKind } from '@paniscus/domain/donation';
import type { Email } from '../email.types.ts';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Quote } from '../layout/Quote.tsx';
import { withoutLinks } from '../layout/escape-typed-text.ts';
import { renderEmail } from '../layout/render-email.ts';

export type TributeCard = {
  kind: TributeKind;
  name: string;
  donorName: string;
  cardName: string;
  cardEmail: string;
  message: string;
};

/** Informs the recipient of a donation, without its amount and without links to the donor's pages. */
export function tributeCardEmail(card: TributeCard): Promise<Email> {
  const subject = `A gift ${TRIBUTE_LABELS[card.kind].toLowerCase()} ${card.name}`;
  return renderEmail({
    to: { name: card.cardName, address: card.cardEmail },
    replyTo: organization.mailboxes.info,
    subject,
    content: <TributeCardEmail subject={subject} card={card} />,
  });
}

function TributeCardEmail({ subject, card }: { subject: string; card: TributeCard }) {
  const { name: us, legalName, purpose, mailboxes } = organization;
  const donor = withoutLinks(card.donorName);
  const message = withoutLinks(card.message.trim());
  const inMemory = TRIBUTE_LABELS[card.kind].toLowerCase();
  const news = `${donor} has made a gift to ${us} ${inMemory} ${withoutLinks(card.name)}, and asked us to tell you.`;
  return (
    <EmailLayout subject={subject} preview={news}>
      <Paragraph>{`Dear ${withoutLinks(card.cardName)},`}</Paragraph>
      <Paragraph>{news}</Paragraph>
      {message !== '' && (
        <>
          <Paragraph>{`${donor} writes to you:`}</Paragraph>
          <Quote>{message}</Quote>
        </>
      )}
      <Paragraph>{purpose}</Paragraph>
      <Paragraph>
        {`This card was sent by ${legalName} at the wish of ${donor}, once, and your address is used for nothing else. An answer to it reaches ${us} (${mailboxes.info}), not ${donor}.`}
      </Paragraph>
    </EmailLayout>
  );
}
