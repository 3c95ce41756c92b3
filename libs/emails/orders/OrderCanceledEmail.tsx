import { organization } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { TitledList } from '../layout/TitledList.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type OrderCanceled = {
  number: string;
  name: string;
  email: string;
  lines: readonly { title: string; quantity: number }[];
  totalCents: Cents;
  refundedCents: Cents;
  /** Capability URL of the order page. */
  pageUrl: string;
};

/** Tells the buyer that a refunded order will not be made. */
export function orderCanceledEmail(order: OrderCanceled): Promise<Email> {
  const subject = `Your order ${order.number} was canceled`;
  return renderEmail({
    to: { name: order.name, address: order.email },
    subject,
    content: <OrderCanceledEmail subject={subject} order={order} />,
  });
}

function OrderCanceledEmail({ subject, order }: { subject: string; order: OrderCanceled }) {
  const { number, lines, totalCents, refundedCents } = order;
  const summary = `Your order ${number} was canceled. Nothing will be printed or shipped.`;
  return (
    <EmailLayout subject={subject} preview={summary}>
      <Salutation name={order.name} />
      <Paragraph>{summary}</Paragraph>
      <FactTable
        rows={[
          ['Order', number],
          ['Order total', formatDollars(totalCents)],
          ['Refunded', formatDollars(refundedCents)],
        ]}
      />
      <TitledList
        title="Canceled items:"
        items={lines.map(({ title, quantity }) => `${quantity} × ${title}`)}
      />
      <Paragraph>Banks usually take 5 to 10 business days to show a refund.</Paragraph>
      <EmailButton href={order.pageUrl}>See your order</EmailButton>
      <Paragraph>{`Questions? Write to ${organization.mailboxes.support} and include the order number.`}</Paragraph>
    </EmailLayout>
  );
}
