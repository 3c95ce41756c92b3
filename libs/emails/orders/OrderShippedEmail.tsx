import { MailButton } from '../layout/EmailButton.tsx';
import { MailFrame } from '../layout/EmailFrame.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import type { OrderShippedText } from './order-shipped.email.ts';

type OrderShippedMailProps = { subject: string; words: OrderShippedText };

export function OrderShippedMail({ subject, words }: OrderShippedMailProps) {
  const { greeting, news, facts, contents, tracking, page, contact } = words;
  return (
    <MailFrame subject={subject} preview={news}>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>{news}</Paragraph>
      <FactTable facts={facts} />
      {contents.length > 0 && (
        <>
          <Paragraph>In the parcel:</Paragraph>
          <ul style={{ margin: '0 0 16px', paddingLeft: 20 }}>
            {contents.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {tracking && <MailButton href={tracking.url}>{tracking.label}</MailButton>}
      <MailButton href={page.url}>{page.label}</MailButton>
      <Paragraph>{contact}</Paragraph>
    </MailFrame>
  );
}
