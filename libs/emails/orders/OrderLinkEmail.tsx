import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type OrderLink = { number: string; name: string; email: string; pageUrl: string };

/** Sends the link to the order page again. */
export function orderLinkEmail(order: OrderLink): Promise<Email> {
  const subject = `Your link to order ${order.number}`;
  return renderEmail({
    to: { name: order.name, address: order.email },
    subject,
    content: <OrderLinkEmail subject={subject} order={order} />,
  });
}

function OrderLinkEmail({ subject, order }: { subject: string; order: OrderLink }) {
  const reason = `Here is the link to your order ${order.number} that you requested on our site.`;
  return (
    <EmailLayout subject={subject} preview={reason}>
      <Salutation name={order.name} />
      <Paragraph>{reason}</Paragraph>
      <EmailButton href={order.pageUrl}>See your order</EmailButton>
      <Paragraph>
        {`If you did not request this, you can ignore this email. Questions? Write to ${organization.mailboxes.support}.`}
      </Paragraph>
    </EmailLayout>
  );
}
