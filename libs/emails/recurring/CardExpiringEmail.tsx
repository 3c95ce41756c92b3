import { organization } from '@paniscus/content';
import { formatGiftKind, FREQUENCY_LABELS } from '@paniscus/domain/donation';
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
  const subject = `The card for your ${formatGiftKind(expiring.frequency)} is about to expire`;
  return renderEmail({
    to: { name: expiring.name, address: expiring.email },
    subject,
    content: <CardExpiringEmail subject={subject} expiring={expiring} />,
  });
}

function CardExpiringEmail({ subject, expiring }: { subject: string; expiring: CardExpiring }) {
  const { amountCents, card, nextAt, pageUrl } = expiring;
  const summary = `The card for your ${formatGiftKind(expiring.frequency)} to ${organization.name} is about to expire.`;
  const deadline = nextAt === null ? 'your gift resumes' : 'then';
  return (
    <RecurringDonationLayout subject={subject} donor={expiring} summary={summary}>
      <FactTable
        rows={[
          ['Card', describeCard(card)],
          [`${FREQUENCY_LABELS[expiring.frequency]} gift`, formatDollars(amountCents)],
          ['Next charge', formatDateOr('None while paused', nextAt)],
        ]}
      />
      <Paragraph>
        {`If you have a new card, please add it before ${deadline}. Some banks update the card automatically. In that case, you do not need to do anything.`}
      </Paragraph>
      <DonorPortalButton href={pageUrl}>Change the card</DonorPortalButton>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.info}.`}</Paragraph>
    </RecurringDonationLayout>
  );
}
