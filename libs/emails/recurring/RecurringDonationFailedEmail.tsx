import { organization } from '@paniscus/content';
import { formatGiftKind } from '@paniscus/domain/donation';
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

export type RecurringFailed = RecurringDonor & {
  amountCents: Cents;
  failure: string;
  nextTryAt: Date | null;
  card: CardSummary | null;
};

/** States why a recurring charge failed, when it is retried and how to change the card. */
export function recurringDonationFailedEmail(failed: RecurringFailed): Promise<Email> {
  const subject = `Your ${formatGiftKind(failed.frequency)} of ${formatDollars(failed.amountCents)} could not be charged`;
  return renderEmail({
    to: { name: failed.name, address: failed.email },
    subject,
    content: <RecurringDonationFailedEmail subject={subject} failed={failed} />,
  });
}

function RecurringDonationFailedEmail({ subject, failed }: { subject: string; failed: RecurringFailed }) {
  const { amountCents, failure, nextTryAt, card, pageUrl } = failed;
  const summary = `Your ${formatGiftKind(failed.frequency)} of ${formatDollars(amountCents)} to ${organization.name} could not be charged this time.`;
  return (
    <RecurringDonationLayout subject={subject} donor={failed} summary={summary}>
      <FactTable
        rows={[
          ['Message from the bank', failure],
          ['Card', card === null ? 'None' : describeCard(card)],
          ['Next attempt', formatDateOr('Not scheduled', nextTryAt)],
        ]}
      />
      <Paragraph>
        {nextTryAt === null
          ? 'We will not charge this card again automatically. To continue your gift, use another card, or try this one again once it works.'
          : 'We will try this card again on that date. If you use another card, your gift continues right away.'}
      </Paragraph>
      <DonorPortalButton href={pageUrl}>Change the card</DonorPortalButton>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.info}.`}</Paragraph>
    </RecurringDonationLayout>
  );
}
