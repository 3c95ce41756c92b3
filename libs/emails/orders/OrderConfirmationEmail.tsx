import { Fragment } from 'react';
import { MailButton } from '../layout/EmailButton.tsx';
import { MailFrame } from '../layout/EmailFrame.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import type { OrderConfirmationText } from './order-confirmation.email.ts';

type OrderConfirmationMailProps = { subject: string; words: OrderConfirmationText };

export function OrderConfirmationMail({ subject, words }: OrderConfirmationMailProps) {
  return (
    <MailFrame subject={subject} preview={words.thanks}>
      <Paragraph>{words.greeting}</Paragraph>
      <Paragraph>{words.thanks}</Paragraph>
      <FactTable facts={words.facts} />
      <FactTable facts={words.lines} kind="bill" />
      <FactTable facts={words.sums} kind="sums" />
      <Paragraph>
        <strong>{words.addressTitle}</strong>
        {words.address.map((line, place) => (
          <Fragment key={place}>
            <br />
            {line}
          </Fragment>
        ))}
      </Paragraph>
      <Paragraph>{words.next}</Paragraph>
      <MailButton href={words.pageUrl}>{words.pageLabel}</MailButton>
      <Paragraph>{words.returns}</Paragraph>
      <Paragraph>{words.contact}</Paragraph>
    </MailFrame>
  );
}
