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

export type Count = { count: number; newest: Date | null };

export type CountName =
  'network' | 'network total' | 'email' | 'session' | 'amount' | 'overall' | 'declines' | 'declines overall';

/** A count that has to fall below its limit. */
export type Opening = { name: CountName; limit: number };

/** Payments with and without a page token are counted separately. */
const SAME_TOKEN_PRESENCE = '(session_key IS NULL) = ($3::text IS NULL)';
const UNFINISHED = "state NOT IN ('succeeded', 'refunded')";
/** Excludes later charges of recurring donations, which no visitor starts. */
const STARTED_BY_VISITOR = "network_key <> 'monthly'";
const DECLINED = "type = 'payment_intent.payment_failed'";

/** What is counted, and when it happened: SQL with the parameters of `listParameters`. */
type Counted = { from: string; at: string; windowS: number };

const countPaymentsIn = ({ windowS }: { windowS: number }, where: string): Counted => ({
  from: `payments WHERE payments.created_at > $5::timestamptz - interval '${windowS} seconds' AND ${where}`,
  at: 'payments.created_at',
  windowS,
});

const countDeclinesIn = ({ windowS }: { windowS: number }, where: string): Counted => ({
  from: `payment_events JOIN payments ON payments.id = payment_id
    WHERE received_at > $5::timestamptz - interval '${windowS} seconds' AND ${DECLINED} AND ${where}`,
  at: 'received_at',
  windowS,
});

const COUNTED: Record<CountName, Counted> = {
  network: countPaymentsIn(PER_NETWORK, `network_key = $1 AND ${SAME_TOKEN_PRESENCE} AND ${UNFINISHED}`),
  'network total': countPaymentsIn(PER_NETWORK_TOTAL, 'network_key = $1'),
  email: countPaymentsIn(PER_EMAIL, 'email_key = $2'),
  session: countPaymentsIn(PER_SESSION, 'session_key = $3'),
  amount: countPaymentsIn(
    PER_AMOUNT,
    `amount_cents = $4 AND ${SAME_TOKEN_PRESENCE} AND ${UNFINISHED} AND ${STARTED_BY_VISITOR}`,
  ),
  overall: countPaymentsIn(OVERALL, `${SAME_TOKEN_PRESENCE} AND ${UNFINISHED} AND ${STARTED_BY_VISITOR}`),
  declines: countDeclinesIn(DECLINES_PER_NETWORK, `network_key = $1 AND ${SAME_TOKEN_PRESENCE}`),
  'declines overall': countDeclinesIn(DECLINES_OVERALL, STARTED_BY_VISITOR),
};

const COUNTS = Object.entries(COUNTED)
  .map(
    ([name, { from, at }]) =>
      `SELECT '${name}' AS name, count(*)::int AS count, max(${at}) AS newest FROM ${from}`,
  )
  .join(' UNION ALL ');

/** A payment that somebody wants to start. */
export type Start = { payer: PayerKeys; amountCents: Cents; now: Date };

const listParameters = ({ payer: { networkKey, emailKey, sessionKey }, amountCents, now }: Start) => [
  networkKey,
  emailKey,
  sessionKey,
  amountCents,
  now,
];

export async function countPayments(manager: EntityManager, start: Start): Promise<Record<CountName, Count>> {
  const rows = await manager.query<(Count & { name: CountName })[]>(COUNTS, listParameters(start));
  return Object.fromEntries(rows.map(({ name, ...count }) => [name, count])) as Record<CountName, Count>;
}

/** Seconds until a count is below its limit again, if nothing more is counted; 0 when it is. */
export async function findOpening(
  manager: EntityManager,
  start: Start,
  { name, limit }: Opening,
): Promise<number> {
  const { from, at, windowS } = COUNTED[name];
  // PostgreSQL needs to know the types of all parameters.
  const [last] = await manager.query<{ at: Date }[]>(
    `SELECT ${at} AS at, $1::text, $2::text, $3::text, $4::int FROM ${from} ORDER BY ${at} DESC OFFSET ${limit - 1} LIMIT 1`,
    listParameters(start),
  );
  if (last === undefined) return 0;
  return Math.max(1, Math.ceil((last.at.getTime() - start.now.getTime()) / 1000 + windowS));
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
