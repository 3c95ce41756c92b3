import { organization } from '@paniscus/content';
import type { AppliedDiscount } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { formatDate } from '../layout/format-date.ts';
import { renderEmail } from '../layout/render-email.ts';
import { toDiscountRows } from './discount-rows.ts';

export type OrderRefunded = {
  number: string;
  name: string;
  email: string;
  refundedAt: Date;
  /** This refund. */
  amountCents: Cents;
  /** This refund and all earlier ones. */
  refundedCents: Cents;
  lines: readonly { title: string; quantity: number; priceCents: Cents }[];
  /** Undefined without a discount code. */
  discount?: AppliedDiscount | undefined;
  shippingCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  /** Capability URL of the order page. */
  pageUrl: string;
};

/** Tells the buyer that an order was refunded, in part or in full. */
export function orderRefundedEmail(refund: OrderRefunded): Promise<Email> {
  const subject = `We refunded ${formatDollars(refund.amountCents)} for your order ${refund.number}`;
  return renderEmail({
    to: { name: refund.name, address: refund.email },
    subject,
    content: <OrderRefundedEmail subject={subject} refund={refund} />,
  });
}

function OrderRefundedEmail({ subject, refund }: { subject: string; refund: OrderRefunded }) {
  const { number, amountCents, refundedCents, totalCents } = refund;
  const isFull = refundedCents >= totalCents;
  const summary = `We refunded ${formatDollars(amountCents)} for your order ${number} to the payment method you used.`;
  const details = isFull
    ? 'Your order has now been refunded in full.'
    : 'The rest of your order is unchanged.';
  return (
    <EmailLayout subject={subject} preview={summary}>
      <Salutation name={refund.name} />
      <Paragraph>{summary}</Paragraph>
      <Paragraph>{`${details} Banks usually take 5 to 10 business days to show a refund.`}</Paragraph>
      <Amounts refund={refund} />
      <EmailButton href={refund.pageUrl}>See your order</EmailButton>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.support} and include the order number.`}</Paragraph>
    </EmailLayout>
  );
}

function Amounts({ refund }: { refund: OrderRefunded }) {
  const { amountCents, refundedCents, lines, discount, shippingCents, taxCents, totalCents } = refund;
  return (
    <>
      <FactTable
        rows={[
          ['Order', refund.number],
          ['Refunded on', formatDate(refund.refundedAt)],
        ]}
      />
      <FactTable
        kind="bill"
        rows={lines.map(
          ({ title, quantity, priceCents }) =>
            [`${quantity} × ${title}`, formatDollars(priceCents * quantity)] as const,
        )}
      />
      <FactTable
        kind="sums"
        rows={[
          ...toDiscountRows(discount),
          ['Shipping', formatDollars(shippingCents)],
          ['Tax', formatDollars(taxCents)],
          ['Order total', formatDollars(totalCents)],
          ...(refundedCents > amountCents
            ? ([['Refunded earlier', formatDollars(refundedCents - amountCents)]] as const)
            : []),
          ['This refund', formatDollars(amountCents)],
        ]}
      />
    </>
  );
}
