import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OrderDetails } from '@paniscus/domain/checkout';

interface OrderLinkProps {
  order: OrderDetails;
  /** URL of the order's page. */
  href: string;
}

/** The order number and the link to the order's page, which work without the email. */
export function OrderLink({ order, href }: OrderLinkProps) {
  return (
    <Typography>
      Your order number is <strong>{order.orderNumber}</strong>. You can{' '}
      <Link href={href}>follow your order here</Link>. Save this link in case the email does not arrive.
    </Typography>
  );
}
