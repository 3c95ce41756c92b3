import { organization } from '@paniscus/content';
import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { TributeKind } from '@paniscus/domain/donation';
import type { Email } from '../email.types.ts';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Quote } from '../layout/Quote.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { toNameInSentence, withoutLinks } from '../layout/escape-typed-text.ts';
import { renderEmail } from '../layout/render-email.ts';

export type TributeCard = {
  kind: TributeKind;
  name: string;
  /** Undefined for a donor who gives anonymously. */
  donorName: string | undefined;
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
  const { name: organizationName, legalName, purpose, mailboxes } = organization;
  const isAnonymous = card.donorName === undefined;
  const donor = card.donorName === undefined ? 'the donor' : toNameInSentence(card.donorName);
  const message = withoutLinks(card.message.trim());
  const tributeLabel = TRIBUTE_LABELS[card.kind].toLowerCase();
  const giver = isAnonymous ? 'Someone who prefers to stay anonymous' : donor;
  const summary = `${giver} made a gift to ${organizationName} ${tributeLabel} ${toNameInSentence(card.name)} and asked us to let you know.`;
  return (
    <EmailLayout subject={subject} preview={summary}>
      <Salutation name={card.cardName} />
      <Paragraph>{summary}</Paragraph>
      {message !== '' && (
        <>
          <Paragraph>{`A message from ${donor}:`}</Paragraph>
          <Quote>{message}</Quote>
        </>
      )}
      <Paragraph>{purpose}</Paragraph>
      <Paragraph>
        {`${isAnonymous ? 'The donor' : donor} asked ${legalName} to send you this card. We send it once and do not use your address for anything else. Replies go to ${organizationName} (${mailboxes.info}), not to ${donor}.`}
      </Paragraph>
    </EmailLayout>
  );
}
