import { organization } from '@paniscus/content';
import type { CardSummary } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { formatDateOr } from '../layout/format-date.ts';
import { renderEmail } from '../layout/render-email.ts';
import { DonorPortalButton } from './DonorPortalButton.tsx';
import { RecurringDonationLayout } from './RecurringDonationLayout.tsx';
import { describeCard } from './describe-card.ts';
import type { RecurringDonor } from './recurring-donor.types.ts';

export type CardExpiring = RecurringDonor & {
  amountCents: Cents;
  card: CardSummary;
  nextAt: Date | null;
};

/** Warns before the card of a recurring donation expires. */
export function cardExpiringEmail(expiring: CardExpiring): Promise<Email> {
  const subject = 'The card of your monthly gift is about to end';
  return renderEmail({
    to: { name: expiring.name, address: expiring.email },
    subject,
    content: <CardExpiringEmail subject={subject} expiring={expiring} />,
  });
}

function CardExpiringEmail({ subject, expiring }: { subject: string; expiring: CardExpiring }) {
  const { amountCents, card, nextAt, pageUrl } = expiring;
  const news = `the card that pays your monthly gift to ${organization.name} is about to end.`;
  return (
    <RecurringDonationLayout subject={subject} donor={expiring} news={news}>
      <FactTable
        rows={[
          ['Card', describeCard(card)],
          ['Monthly gift', formatDollars(amountCents)],
          ['Charged next', formatDateOr('Not while it is paused', nextAt)],
        ]}
      />
      <Paragraph>
        If you have a new card, please tell us before then. Some banks pass a new card on by themselves; then
        you need not do anything.
      </Paragraph>
      <DonorPortalButton href={pageUrl}>Change the card</DonorPortalButton>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.info}.`}</Paragraph>
    </RecurringDonationLayout>
  );
}
