import { organization } from '@paniscus/content';
import { createElement } from 'react';
import type { Email } from '../email.types.ts';
import { toHeaderText } from '../layout/header-text.ts';
import { renderHtml } from '../layout/render.ts';
import { senderLines } from '../layout/sender.ts';
import { OrderLinkEmail } from './OrderLinkEmail.tsx';

export type OrderLink = { number: string; name: string; email: string; pageUrl: string };

export function orderLinkEmail(order: OrderLink): Email {
  const subject = `The link to your order ${order.number}`;
  const words = {
    greeting: `Dear ${order.name},`,
    reason: `here is the link to your order ${order.number} that you asked for on our site.`,
    label: 'See your order',
    url: order.pageUrl,
    ignore: `If it was not you who asked, you need not do anything. Questions? Write to ${organization.mailboxes.support}.`,
  };
  const { greeting, reason, label, url, ignore } = words;
  return {
    to: { name: toHeaderText(order.name), address: order.email },
    subject,
    html: renderHtml(createElement(OrderLinkEmail, { subject, words })),
    text: `${[greeting, reason, `${label}: ${url}`, ignore, senderLines()].join('\n\n')}\n`,
  };
}
