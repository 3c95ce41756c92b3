import { organization } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { describeOrderChanges } from '@paniscus/domain/orders';
import type { OrderChange } from '@paniscus/domain/orders';
import { Fragment } from 'react';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type OrderChanged = {
  number: string;
  name: string;
  email: string;
  changes: readonly OrderChange[];
  lines: readonly { title: string; quantity: number; priceCents: Cents }[];
  address: readonly string[];
  /** Ten digits, or empty. */
  phone: string;
  totalCents: Cents;
  /** Capability URL of the order page. */
  pageUrl: string;
};

/** Tells the buyer what staff changed about an order, and how the order is now. */
export function orderChangedEmail(order: OrderChanged): Promise<Email> {
  const subject = `We changed your order ${order.number}`;
  return renderEmail({
    to: { name: order.name, address: order.email },
    subject,
    content: <OrderChangedEmail subject={subject} order={order} />,
  });
}

function OrderChangedEmail({ subject, order }: { subject: string; order: OrderChanged }) {
  const summary = `We changed the ${describeOrderChanges(order.changes)} of your order ${order.number}.`;
  return (
    <EmailLayout subject={subject} preview={summary}>
      <Salutation name={order.name} />
      <Paragraph>{summary}</Paragraph>
      <Paragraph>
        Your order is now as follows. The total did not change, and nothing more was charged.
      </Paragraph>
      <FactTable rows={listFacts(order)} />
      <Amounts order={order} />
      <Address lines={order.address} />
      <EmailButton href={order.pageUrl}>See your order</EmailButton>
      <Paragraph>{`Is something wrong, or did you not ask for this? Write to ${organization.mailboxes.support} right away and include the order number.`}</Paragraph>
    </EmailLayout>
  );
}

function listFacts({ number, changes, email, phone }: OrderChanged): [string, string][] {
  return [
    ['Order', number],
    ...(changes.includes('email') ? ([['Email', email]] as [string, string][]) : []),
    ...(changes.includes('phone') ? ([['Phone', phone || 'None']] as [string, string][]) : []),
  ];
}

function Amounts({ order: { lines, totalCents } }: { order: OrderChanged }) {
  return (
    <>
      <FactTable
        kind="bill"
        rows={lines.map(
          ({ title, quantity, priceCents }) =>
            [`${quantity} × ${title}`, formatDollars(priceCents * quantity)] as const,
        )}
      />
      <FactTable kind="sums" rows={[['Order total, with shipping and tax', formatDollars(totalCents)]]} />
    </>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <Paragraph>
      <strong>Shipping to:</strong>
      {lines.map((line, index) => (
        <Fragment key={index}>
          <br />
          {line}
        </Fragment>
      ))}
    </Paragraph>
  );
}
