import { formatList } from '../text/format-list.ts';

/** What staff can change about an order before it is produced. */
export type OrderChange = 'items' | 'address' | 'email' | 'phone';

type OrderContent = {
  variantIds: readonly number[];
  address1: string;
  address2: string;
  city: string;
  region: string;
  zip: string;
  email: string;
  phone: string;
};

const ADDRESS_FIELDS = ['address1', 'address2', 'city', 'region', 'zip'] as const;

/** Which parts of an order differ. */
export function listOrderChanges(before: OrderContent, after: OrderContent): OrderChange[] {
  const differs: Record<OrderChange, boolean> = {
    items: before.variantIds.some((id, index) => id !== after.variantIds[index]),
    address: ADDRESS_FIELDS.some((name) => before[name] !== after[name]),
    email: before.email !== after.email,
    phone: before.phone !== after.phone,
  };
  return (Object.keys(differs) as OrderChange[]).filter((part) => differs[part]);
}

const LABELS: Record<OrderChange, string> = {
  items: 'items',
  address: 'shipping address',
  email: 'email address',
  phone: 'phone number',
};

/** Names the parts without their values: 'items, shipping address and phone number'. */
export const describeOrderChanges = (changes: readonly OrderChange[]): string =>
  formatList(changes.map((part) => LABELS[part]));
