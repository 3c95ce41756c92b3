import { Clock } from '@paniscus/server/platform';
import { createStaff, startServer } from '@paniscus/server/testing';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { StaffService } from '../../staff/staff.service.ts';
import type { StaffAccount } from '../../staff/staff.service.ts';
import { SessionsService } from './sessions.service.ts';

const GRACE_MS = 10_000;
const FAMILIES = 2;

type Token = { value: string; family: number; spentAt?: number };

const server = await startServer();
const sessions = server.app.get(SessionsService);
await createStaff(server, 'ada');
const account = (await server.app.get(StaffService).findByUsername('ada')) as StaffAccount;

/** What clients and thieves with copies of all tokens do: some seconds pass, then several refresh at the same time. */
const steps = fc.array(
  fc.record({
    seconds: fc.constantFrom(0, 4, 9, 11),
    picks: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 10 },
);

it('rotates every valid token and ends exactly the families with a reused one, in any order of calls', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      let now = Date.now();
      const clock = vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(now));
      const tokens: Token[] = [];
      const ended = new Set<number>();
      for (let family = 0; family < FAMILIES; family += 1) {
        const { refresh } = await sessions.create(account, { networkHash: 'spec', device: 'spec' });
        tokens.push({ value: refresh, family });
      }

      for (const { seconds, picks } of plan) {
        now += seconds * 1000;
        const isReused = ({ spentAt }: Token) => spentAt !== undefined && now - spentAt > GRACE_MS;
        const used = picks.map((pick) => tokens[pick % tokens.length] as Token);
        const reusedFamilies = new Set(used.filter(isReused).map(({ family }) => family));

        const results = await Promise.allSettled(used.map(({ value }) => sessions.refresh(value)));

        for (const [index, result] of results.entries()) {
          const token = used[index] as Token;
          const isRotated = result.status === 'fulfilled';
          if (ended.has(token.family) || isReused(token)) expect(isRotated).toBe(false);
          // In the same moment as a reuse, either may come first.
          else if (!reusedFamilies.has(token.family)) expect(isRotated).toBe(true);
          if (isRotated) tokens.push({ value: result.value.refresh, family: token.family });
        }
        for (const token of used) if (!isReused(token)) token.spentAt ??= now;
        for (const family of reusedFamilies) ended.add(family);
      }

      expect(new Set(tokens.map(({ value }) => value)).size).toBe(tokens.length);
      clock.mockRestore();
    }),
    { numRuns: 40 },
  );
});
