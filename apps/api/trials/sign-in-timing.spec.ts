import { createStaff, send, startServer } from '@paniscus/server/testing';
import { expect, it } from 'vitest';

const PAIRS_MIN = 20;
const PAIRS_MAX = 200;
const ATTEMPTS_PER_ACCOUNT = 20;
/**
 * Maximum relative difference of the cost of a refusal; most of it is the password hash. A larger one would reveal
 * which usernames exist.
 */
const DIFFERENCE_MAX = 0.25;

const server = await startServer({ TRUST_PROXY: '127.0.0.1' });
for (let n = 0; n < PAIRS_MAX / ATTEMPTS_PER_ACCOUNT; n += 1) await createStaff(server, `known-${n}`);

/** CPU time of a refused sign-in; wall-clock time would include other processes. */
async function measureRejectionMs(kind: 'known' | 'unknown', n: number): Promise<number> {
  const before = process.cpuUsage();
  const response = await send(
    server,
    '/api/token/',
    { username: `${kind}-${Math.floor(n / ATTEMPTS_PER_ACCOUNT)}`, password: `guess number ${n}` },
    { headers: { 'x-forwarded-for': `10.${kind.length}.0.${n}` } },
  );
  const { user, system } = process.cpuUsage(before);
  expect(response.status).toBe(401);
  return (user + system) / 1000;
}

it('refusing a sign-in takes the same CPU time for an existing username as for an unknown one', async () => {
  // Noise only adds time, so the minimum of all attempts converges to the cost of the work itself; a busy machine needs
  // more attempts.
  const minimum = { known: Infinity, unknown: Infinity };
  const difference = () =>
    Math.abs(minimum.known - minimum.unknown) / Math.max(minimum.known, minimum.unknown);

  for (let n = 0; n < PAIRS_MIN || (n < PAIRS_MAX && difference() >= DIFFERENCE_MAX); n += 1)
    for (const kind of ['known', 'unknown'] as const)
      minimum[kind] = Math.min(minimum[kind], await measureRejectionMs(kind, n));

  expect(difference()).toBeLessThan(DIFFERENCE_MAX);
});
