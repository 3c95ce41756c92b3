import { organization } from '@paniscus/content';
import type { AppliedDiscount } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';
import { toDiscountRows } from './discount-rows.ts';

export type OrderShipped = {
  number: string;
  name: string;
  email: string;
  /** May be empty. */
  carrier: string;
  trackingNumber: string;
  /** HTTPS, or null when the carrier has no tracking page. */
  trackingUrl: string | null;
  /** All items of the order. */
  items: readonly { title: string; quantity: number; priceCents: number }[];
  /** Undefined without a discount code. */
  discount?: AppliedDiscount | undefined;
  /** What the buyer paid for the order. */
  totalCents: number;
  /** Whether the parcel has all of them; otherwise it is not known which it has. */
  containsAllItems: boolean;
  /** Capability URL of the order page. */
  pageUrl: string;
};

/** Announces one parcel of an order. */
export function orderShippedEmail(parcel: OrderShipped): Promise<Email> {
  const subject = `A package from your order ${parcel.number} is on its way`;
  return renderEmail({
    to: { name: parcel.name, address: parcel.email },
    subject,
    content: <OrderShippedEmail subject={subject} parcel={parcel} />,
  });
}

function OrderShippedEmail({ subject, parcel }: { subject: string; parcel: OrderShipped }) {
  const { number, carrier, trackingNumber, trackingUrl, containsAllItems } = parcel;
  const summary = containsAllItems
    ? `Your order ${number} is on its way in one package.`
    : `A package from your order ${number} is on its way. Items printed in different places ship separately. We will email you about each package.`;
  return (
    <EmailLayout subject={subject} preview={summary}>
      <Salutation name={parcel.name} />
      <Paragraph>{summary}</Paragraph>
      <FactTable
        rows={[
          ['Order', number],
          ...(carrier === '' ? [] : ([['Carrier', carrier]] as const)),
          ['Tracking number', trackingNumber],
        ]}
      />
      <Amounts parcel={parcel} />
      {trackingUrl !== null && <EmailButton href={trackingUrl}>Track your package</EmailButton>}
      <EmailButton href={parcel.pageUrl}>See your order</EmailButton>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.support} and include the order number.`}</Paragraph>
    </EmailLayout>
  );
}

function Amounts({ parcel: { items, discount, totalCents, containsAllItems } }: { parcel: OrderShipped }) {
  return (
    <>
      <Paragraph className="list-title">
        {containsAllItems ? 'In this package:' : 'All items in your order:'}
      </Paragraph>
      <FactTable
        kind="bill"
        rows={items.map(
          ({ title, quantity, priceCents }) =>
            [`${quantity} × ${title}`, formatDollars(priceCents * quantity)] as const,
        )}
      />
      <FactTable
        kind="sums"
        rows={[
          ...toDiscountRows(discount),
          ['Order total, with shipping and tax', formatDollars(totalCents)],
        ]}
      />
    </>
  );
}
