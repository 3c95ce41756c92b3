import { organization, storeContent } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { createElement } from 'react';
import type { Email } from '../email.types.ts';
import { toHeaderText } from '../layout/header-text.ts';
import { renderHtml } from '../layout/render.ts';
import { formatDate, senderLines } from '../layout/sender.ts';
import { OrderConfirmationEmail } from './OrderConfirmationEmail.tsx';
import type { OrderConfirmationText } from './order-confirmation.email.types.ts';

export type OrderConfirmation = {
  number: string;
  paidAt: Date;
  name: string;
  email: string;
  lines: { title: string; quantity: number; priceCents: Cents }[];
  subtotalCents: Cents;
  shippingCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  address: string[];
  /** Capability URL of the order page. */
  pageUrl: string;
};

/** The buyer's receipt; states that merchandise is not a donation. */
export function orderConfirmationEmail(order: OrderConfirmation): Email {
  const words = buildText(order);
  const subject = `Your order ${order.number} from ${organization.name}`;
  return {
    to: { name: toHeaderText(order.name), address: order.email },
    subject,
    html: renderHtml(createElement(OrderConfirmationEmail, { subject, words })),
    text: toText(words),
  };
}

function buildText(order: OrderConfirmation): OrderConfirmationText {
  return {
    greeting: `Dear ${order.name},`,
    thanks: 'thank you for your order. Your payment has arrived, and what you chose is printed for you now.',
    facts: [
      ['Order', order.number],
      ['Date', formatDate(order.paidAt)],
    ],
    lines: order.lines.map(({ title, quantity, priceCents }) => [
      `${quantity} × ${title}`,
      formatDollars(priceCents * quantity),
    ]),
    sums: [
      ['Subtotal', formatDollars(order.subtotalCents)],
      ['Shipping', formatDollars(order.shippingCents)],
      ['Tax', formatDollars(order.taxCents)],
      ['Total', formatDollars(order.totalCents)],
    ],
    addressTitle: 'It goes to',
    address: order.address,
    next: 'Each parcel is announced by a letter of its own, with its tracking number. Printing takes a few days.',
    pageLabel: 'See your order',
    pageUrl: order.pageUrl,
    returns: [...storeContent.returns.paragraphs, 'A purchase is not a tax-deductible gift.'].join(' '),
    contact: `Questions? Write to ${organization.mailboxes.support} and name the order.`,
  };
}

function toText(words: OrderConfirmationText): string {
  const list = (rows: OrderConfirmationText['facts']) =>
    rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [
    words.greeting,
    words.thanks,
    list(words.facts),
    list(words.lines),
    list(words.sums),
    `${words.addressTitle}:\n${words.address.join('\n')}`,
    words.next,
    `${words.pageLabel}: ${words.pageUrl}`,
    words.returns,
    words.contact,
    senderLines(),
  ];
  return `${parts.join('\n\n')}\n`;
}
