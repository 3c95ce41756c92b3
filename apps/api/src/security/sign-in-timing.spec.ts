import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, send } from '../testing/staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

const ROUNDS = 60;
/** More would tell a stranger which names exist. */
const DIFFERENCE_MAX_MS = 5;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  for (let n = 0; n < ROUNDS / 10; n += 1) await createStaff(server, `known-${n}`);
});
afterAll(() => server.stop());

it('takes as long to refuse a name that exists as one that does not', async () => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };

  for (let n = 0; n < ROUNDS; n += 1)
    for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const start = performance.now();
      const answer = await send(
        server,
        '/api/token/',
        { username: `${kind}-${Math.floor(n / 10)}`, password: `guess number ${n}` },
        { headers: { 'x-forwarded-for': `10.${kind.length}.0.${n}` } },
      );
      times[kind].push(performance.now() - start);
      expect(answer.status).toBe(401);
    }

  expect(Math.abs(undisturbed(times.known) - undisturbed(times.unknown))).toBeLessThan(DIFFERENCE_MAX_MS);
});

/** How long it takes when nothing else happens on the machine: a fifth of the tries were faster. */
function undisturbed(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 5)] ?? NaN;
}
