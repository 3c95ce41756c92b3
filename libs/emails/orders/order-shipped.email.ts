import { organization } from '@paniscus/content';
import { createElement } from 'react';
import type { Email } from '../email.types.ts';
import { toHeaderText } from '../layout/header-text.ts';
import { renderHtml } from '../layout/render.ts';
import { senderLines } from '../layout/sender.ts';
import { OrderShippedEmail } from './OrderShippedEmail.tsx';
import type { OrderShippedText } from './order-shipped.email.types.ts';

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

export function orderShippedEmail(parcel: OrderShipped): Email {
  const words = buildText(parcel);
  const subject = `A parcel of your order ${parcel.number} is on its way`;
  return {
    to: { name: toHeaderText(parcel.name), address: parcel.email },
    subject,
    html: renderHtml(createElement(OrderShippedEmail, { subject, words })),
    text: toText(words),
  };
}

function buildText(parcel: OrderShipped): OrderShippedText {
  const isWhole = parcel.contents.length > 0;
  const carrier: [string, string][] = parcel.carrier === '' ? [] : [['Carrier', parcel.carrier]];
  return {
    greeting: `Dear ${parcel.name},`,
    news: isWhole
      ? `your order ${parcel.number} is on its way, all in one parcel.`
      : `a parcel of your order ${parcel.number} is on its way. Things that are printed in different places travel in parcels of their own; each is announced by a letter like this one.`,
    facts: [['Order', parcel.number], ...carrier, ['Tracking number', parcel.trackingNumber]],
    contents: parcel.contents.map(({ title, quantity }) => `${quantity} × ${title}`),
    tracking:
      parcel.trackingUrl === null ? undefined : { label: 'Track the parcel', url: parcel.trackingUrl },
    page: { label: 'See your order', url: parcel.pageUrl },
    contact: `Questions? Write to ${organization.mailboxes.support} and name the order.`,
  };
}

function toText({ greeting, news, facts, contents, tracking, page, contact }: OrderShippedText): string {
  const parts = [
    greeting,
    news,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(contents.length > 0 ? [`In the parcel:\n${contents.join('\n')}`] : []),
    ...(tracking === undefined ? [] : [`${tracking.label}: ${tracking.url}`]),
    `${page.label}: ${page.url}`,
    contact,
    senderLines(),
  ];
  return `${parts.join('\n\n')}\n`;
}
