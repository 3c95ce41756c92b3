import type { CardSummary } from '@paniscus/domain/donor-portal';

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** 'Visa ending in 4242, expires 08/2027'. */
export function describeCard({ brand, last4, exp_month: month, exp_year: year }: CardSummary): string {
  return `${BRANDS[brand] ?? 'Card'} ending in ${last4}, expires ${String(month).padStart(2, '0')}/${year}`;
}
