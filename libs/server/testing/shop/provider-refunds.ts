import type { TestSandbox } from '../test-sandbox.ts';

/** Amounts in cents that the payment provider has refunded of a payment, from low to high. */
export async function listRefundedCents(sandbox: TestSandbox, intentId: string): Promise<number[]> {
  const response = await sandbox.stripe(`refunds?payment_intent=${intentId}`, {}, 'GET');
  const { data } = (await response.json()) as { data: { amount: number }[] };
  return data.map(({ amount }) => amount).sort((one, other) => one - other);
}
