import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, send } from '../testing/staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

const PAIRS_MIN = 20;
const PAIRS_MAX = 200;
/** Guesses at one account before its limit is in the way. */
const GUESSES_EACH = 20;
/** Of what a refusal costs. More would tell a stranger which names exist; the hash of a password is most of it. */
const DIFFERENCE_MAX = 0.25;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  for (let n = 0; n < PAIRS_MAX / GUESSES_EACH; n += 1) await createStaff(server, `known-${n}`);
});
afterAll(() => server.stop());

/** How long the server computes to refuse a name: processor time, since a clock also counts what others do. */
async function effortMs(kind: 'known' | 'unknown', n: number): Promise<number> {
  const before = process.cpuUsage();
  const answer = await send(
    server,
    '/api/token/',
    { username: `${kind}-${Math.floor(n / GUESSES_EACH)}`, password: `guess number ${n}` },
    { headers: { 'x-forwarded-for': `10.${kind.length}.0.${n}` } },
  );
  const { user, system } = process.cpuUsage(before);
  expect(answer.status).toBe(401);
  return (user + system) / 1000;
}

it('computes as long to refuse a name that exists as one that does not', async () => {
  // No try costs less than its work, and whatever disturbs it only adds: so the least of all tries comes to be the
  // work alone, after more of them on a busy machine.
  const least = { known: Infinity, unknown: Infinity };
  const difference = () => Math.abs(least.known - least.unknown) / Math.max(least.known, least.unknown);

  for (let n = 0; n < PAIRS_MIN || (n < PAIRS_MAX && difference() >= DIFFERENCE_MAX); n += 1)
    for (const kind of ['known', 'unknown'] as const)
      least[kind] = Math.min(least[kind], await effortMs(kind, n));

  expect(difference()).toBeLessThan(DIFFERENCE_MAX);
});
