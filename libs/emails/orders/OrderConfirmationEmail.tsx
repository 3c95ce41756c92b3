import { Fragment } from 'react';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailFrame } from '../layout/EmailFrame.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import type { OrderConfirmationText } from './order-confirmation.email.types.ts';

type OrderConfirmationMailProps = { subject: string; words: OrderConfirmationText };

export function OrderConfirmationEmail({ subject, words }: OrderConfirmationMailProps) {
  return (
    <EmailFrame subject={subject} preview={words.thanks}>
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
      <EmailButton href={words.pageUrl}>{words.pageLabel}</EmailButton>
      <Paragraph>{words.returns}</Paragraph>
      <Paragraph>{words.contact}</Paragraph>
    </EmailFrame>
  );
}
