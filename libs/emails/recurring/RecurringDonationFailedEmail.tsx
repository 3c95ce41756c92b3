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

export type RecurringFailed = RecurringDonor & {
  amountCents: Cents;
  failure: string;
  nextTryAt: Date | null;
  card: CardSummary | null;
};

/** States why a recurring charge failed, when it is retried and how to change the card. */
export function recurringDonationFailedEmail(failed: RecurringFailed): Promise<Email> {
  const subject = `Your monthly gift of ${formatDollars(failed.amountCents)} could not be charged`;
  return renderEmail({
    to: { name: failed.name, address: failed.email },
    subject,
    content: <RecurringDonationFailedEmail subject={subject} failed={failed} />,
  });
}

function RecurringDonationFailedEmail({ subject, failed }: { subject: string; failed: RecurringFailed }) {
  const { amountCents, failure, nextTryAt, card, pageUrl } = failed;
  const news = `your monthly gift of ${formatDollars(amountCents)} to ${organization.name} could not be charged this time.`;
  return (
    <RecurringDonationLayout subject={subject} donor={failed} news={news}>
      <FactTable
        rows={[
          ['What the bank said', failure],
          ['Card', card === null ? 'None' : describeCard(card)],
          ['Tried again', formatDateOr('Not by itself', nextTryAt)],
        ]}
      />
      <Paragraph>
        {nextTryAt === null
          ? 'The card is not tried again by itself. With another card, or the same one once it works, the gift goes on.'
          : 'You need not do anything if the card works by then. With another card the gift goes on at once.'}
      </Paragraph>
      <DonorPortalButton href={pageUrl}>Change the card</DonorPortalButton>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.info}.`}</Paragraph>
    </RecurringDonationLayout>
  );
}
