import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { TitledList } from '../layout/TitledList.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type OrderShipped = {
  number: string;
  name: string;
  email: string;
  /** May be empty. */
  carrier: string;
  trackingNumber: string;
  /** HTTPS, or null when the carrier has no tracking page. */
  trackingUrl: string | null;
  /** Items in the parcel; empty when unknown. */
  contents: readonly { title: string; quantity: number }[];
  /** Capability URL of the order page. */
  pageUrl: string;
};

/** Announces one parcel of an order. */
export function orderShippedEmail(parcel: OrderShipped): Promise<Email> {
  const subject = `A parcel of your order ${parcel.number} is on its way`;
  return renderEmail({
    to: { name: parcel.name, address: parcel.email },
    subject,
    content: <OrderShippedEmail subject={subject} parcel={parcel} />,
  });
}

function OrderShippedEmail({ subject, parcel }: { subject: string; parcel: OrderShipped }) {
  const { number, carrier, trackingNumber, trackingUrl } = parcel;
  const contents = parcel.contents.map(({ title, quantity }) => `${quantity} × ${title}`);
  const isWhole = contents.length > 0;
  const news = isWhole
    ? `your order ${number} is on its way, all in one parcel.`
    : `a parcel of your order ${number} is on its way. Things that are printed in different places travel in parcels of their own; each is announced by a letter like this one.`;
  return (
    <EmailLayout subject={subject} preview={news}>
      <Paragraph>{`Dear ${parcel.name},`}</Paragraph>
      <Paragraph>{news}</Paragraph>
      <FactTable
        rows={[
          ['Order', number],
          ...(carrier === '' ? [] : ([['Carrier', carrier]] as const)),
          ['Tracking number', trackingNumber],
        ]}
      />
      {isWhole && <TitledList title="In the parcel:" items={contents} />}
      {trackingUrl !== null && <EmailButton href={trackingUrl}>Track the parcel</EmailButton>}
      <EmailButton href={parcel.pageUrl}>See your order</EmailButton>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.support} and name the order.`}</Paragraph>
    </EmailLayout>
  );
}
