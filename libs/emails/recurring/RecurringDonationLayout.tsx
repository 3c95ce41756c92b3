import type { ReactNode } from 'react';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import type { RecurringDonor } from './recurring-donor.types.ts';

type RecurringDonationLayoutProps = {
  subject: string;
  donor: RecurringDonor;
  /** First sentence, also the preview text. */
  summary: string;
  children: ReactNode;
};

/** Layout of every email about a recurring donation. */
export function RecurringDonationLayout({ subject, donor, summary, children }: RecurringDonationLayoutProps) {
  return (
    <EmailLayout subject={subject} preview={summary}>
      <Salutation name={donor.name} />
      <Paragraph>{summary}</Paragraph>
      {children}
    </EmailLayout>
  );
}
