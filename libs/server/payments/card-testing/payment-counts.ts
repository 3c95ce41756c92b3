import type { Cents } from '@paniscus/domain/money';
import type { EntityManager } from 'typeorm';
import {
  DECLINES_OVERALL,
  DECLINES_PER_NETWORK,
  KNOWN_PAYER_AFTER_S,
  NEWCOMER_EMAIL_WINDOW_S,
  OVERALL,
  PER_AMOUNT,
  PER_EMAIL,
  PER_NETWORK,
  PER_NETWORK_TOTAL,
  PER_SESSION,
} from './card-testing-limits.data.ts';

/** Keyed hashes of the payer; `sessionKey` is null without a valid page token. */
export type PayerKeys = { networkKey: string; emailKey: string; sessionKey: string | null };

export type Count = { count: number; oldest: Date | null; newest: Date | null };

export type CountName =
  'network' | 'network total' | 'email' | 'session' | 'amount' | 'overall' | 'declines' | 'declines overall';

/** Payments with and without a page token are counted separately. */
const SAME_TOKEN_PRESENCE = '(session_key IS NULL) = ($3::text IS NULL)';
const UNFINISHED = "state NOT IN ('succeeded', 'refunded')";
/** Excludes later charges of recurring donations, which no visitor starts. */
const STARTED_BY_VISITOR = "network_key <> 'monthly'";
const DECLINED = "type = 'payment_intent.payment_failed'";

const countQuery = (name: CountName, from: string, at: string, windowS: number, where: string) =>
  `SELECT '${name}' AS name, count(*)::int AS count, min(${at}) AS oldest, max(${at}) AS newest
   FROM ${from} WHERE ${at} > $5::timestamptz - interval '${windowS} seconds' AND ${where}`;

const paymentCountQuery = (name: CountName, { windowS }: { windowS: number }, where: string) =>
  countQuery(name, 'payments', 'payments.created_at', windowS, where);

const declineCountQuery = (name: CountName, { windowS }: { windowS: number }, where: string) =>
  countQuery(
    name,
    'payment_events JOIN payments ON payments.id = payment_id',
    'received_at',
    windowS,
    `${DECLINED} AND ${where}`,
  );

const COUNTS = [
  paymentCountQuery('network', PER_NETWORK, `network_key = $1 AND ${SAME_TOKEN_PRESENCE} AND ${UNFINISHED}`),
  paymentCountQuery('network total', PER_NETWORK_TOTAL, 'network_key = $1'),
  paymentCountQuery('email', PER_EMAIL, 'email_key = $2'),
  paymentCountQuery('session', PER_SESSION, 'session_key = $3'),
  paymentCountQuery(
    'amount',
    PER_AMOUNT,
    `amount_cents = $4 AND ${SAME_TOKEN_PRESENCE} AND ${UNFINISHED} AND ${STARTED_BY_VISITOR}`,
  ),
  paymentCountQuery('overall', OVERALL, `${SAME_TOKEN_PRESENCE} AND ${UNFINISHED} AND ${STARTED_BY_VISITOR}`),
  declineCountQuery('declines', DECLINES_PER_NETWORK, `network_key = $1 AND ${SAME_TOKEN_PRESENCE}`),
  declineCountQuery('declines overall', DECLINES_OVERALL, STARTED_BY_VISITOR),
].join(' UNION ALL ');

export async function countPayments(
  manager: EntityManager,
  { networkKey, emailKey, sessionKey }: PayerKeys,
  amountCents: Cents,
  now: Date,
): Promise<Record<CountName, Count>> {
  const rows = await manager.query<(Count & { name: CountName })[]>(COUNTS, [
    networkKey,
    emailKey,
    sessionKey,
    amountCents,
    now,
  ]);
  return Object.fromEntries(rows.map(({ name, ...count }) => [name, count])) as Record<CountName, Count>;
}

const PAID_BEFORE = `state IN ('succeeded', 'refunded') AND created_at < $1::timestamptz - interval '${KNOWN_PAYER_AFTER_S} seconds'`;

export async function isKnownNetwork(
  manager: EntityManager,
  networkKey: string,
  now: Date,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM payments WHERE network_key = $2 AND ${PAID_BEFORE} LIMIT 1`,
    [now, networkKey],
  );
  return rows.length > 0;
}

export type PayerHistory = { isFirstOfSession: boolean; isEmailFree: boolean; hasPaidBefore: boolean };

export async function readPayerHistory(
  manager: EntityManager,
  { emailKey, sessionKey }: PayerKeys,
  now: Date,
): Promise<PayerHistory> {
  const [history] = await manager.query<PayerHistory[]>(
    `SELECT NOT EXISTS (SELECT FROM payments WHERE session_key = $3) AS "isFirstOfSession",
       NOT EXISTS (SELECT FROM payments WHERE email_key = $2 AND ${UNFINISHED}
         AND created_at > $1::timestamptz - interval '${NEWCOMER_EMAIL_WINDOW_S} seconds') AS "isEmailFree",
       EXISTS (SELECT FROM payments WHERE email_key = $2 AND ${PAID_BEFORE}) AS "hasPaidBefore"`,
    [now, emailKey, sessionKey],
  );
  if (history === undefined) throw new Error('The query returned no row.');
  return history;
}
