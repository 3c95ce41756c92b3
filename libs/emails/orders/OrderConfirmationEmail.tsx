import { organization, storeContent } from '@paniscus/content';
import type { AppliedDiscount } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { Fragment } from 'react';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { formatDate } from '../layout/format-date.ts';
import { renderEmail } from '../layout/render-email.ts';
import { toDiscountRows } from './discount-rows.ts';

export type OrderConfirmation = {
  number: string;
  paidAt: Date;
  name: string;
  email: string;
  lines: { title: string; quantity: number; priceCents: Cents }[];
  subtotalCents: Cents;
  /** Undefined without a discount code. */
  discount?: AppliedDiscount | undefined;
  shippingCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  /** What has been refunded by now, for a copy that is sent later. */
  refundedCents?: Cents;
  /** Whether items are still to be printed, which they are unless a copy is sent later; true by default. */
  isAwaited?: boolean;
  address: string[];
  /** Capability URL of the order page. */
  pageUrl: string;
};

/** The buyer's receipt; states that merchandise is not a donation. */
export function orderConfirmationEmail(order: OrderConfirmation): Promise<Email> {
  const subject = `Your order ${order.number} from ${organization.name}`;
  return renderEmail({
    to: { name: order.name, address: order.email },
    subject,
    content: <OrderConfirmationEmail subject={subject} order={order} />,
  });
}

const THANKS = 'Thank you for your order. We received your payment, and your items will be printed for you.';
const THANKS_LATER = 'Thank you for your order. This is your receipt.';
const RETURNS = [...storeContent.returnPolicy.paragraphs, 'A purchase is not a tax-deductible gift.'].join(
  ' ',
);

function OrderConfirmationEmail({ subject, order }: { subject: string; order: OrderConfirmation }) {
  const { isAwaited = true } = order;
  const thanks = isAwaited ? THANKS : THANKS_LATER;
  return (
    <EmailLayout subject={subject} preview={thanks}>
      <Salutation name={order.name} />
      <Paragraph>{thanks}</Paragraph>
      <Amounts order={order} />
      <Paragraph>
        <strong>Shipping to:</strong>
        {order.address.map((line, index) => (
          <Fragment key={index}>
            <br />
            {line}
          </Fragment>
        ))}
      </Paragraph>
      {isAwaited ? (
        <Paragraph>
          Printing takes a few days. We will email you a tracking number for each package.
        </Paragraph>
      ) : null}
      <EmailButton href={order.pageUrl}>See your order</EmailButton>
      <Paragraph>{RETURNS}</Paragraph>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.support} and include the order number.`}</Paragraph>
    </EmailLayout>
  );
}

function Amounts({ order }: { order: OrderConfirmation }) {
  const { totalCents, refundedCents = 0 } = order;
  const refund = [
    ['Refunded', formatDollars(-refundedCents)],
    ['Total after refunds', formatDollars(totalCents - refundedCents)],
  ] as const;
  return (
    <>
      <FactTable
        rows={[
          ['Order', order.number],
          ['Date', formatDate(order.paidAt)],
        ]}
      />
      <FactTable
        kind="bill"
        rows={order.lines.map(
          ({ title, quantity, priceCents }) =>
            [`${quantity} × ${title}`, formatDollars(priceCents * quantity)] as const,
        )}
      />
      <FactTable
        kind="sums"
        rows={[
          ['Subtotal', formatDollars(order.subtotalCents)],
          ...toDiscountRows(order.discount),
          ['Shipping', formatDollars(order.shippingCents)],
          ['Tax', formatDollars(order.taxCents)],
          ['Total', formatDollars(totalCents)],
          ...(refundedCents === 0 ? [] : refund),
        ]}
      />
    </>
  );
}
