import { createStaff, send, startServer } from '@paniscus/server/testing';
import { expect, it, vi } from 'vitest';
import { Argon2 } from '../staff/argon2.ts';

const GUESS = 'forty-three-figs-at-dusk';

const server = await startServer();
await createStaff(server, 'ada');

/** Algorithm, version, parameters and length of a hash, which determine how long computing it takes. */
const readCost = (hash: string) => [...hash.split('$').slice(1, 4), hash.split('$').at(-1)?.length];

it('a refused sign-in computes an equally expensive hash for an existing username and an unknown one', async () => {
  const verify = vi.spyOn(server.app.get(Argon2), 'verify');

  const { memoryCost, timeCost, parallelism } = server.settings.passwordCost;

  const statuses: number[] = [];
  for (const username of ['ada', 'nobody'])
    statuses.push((await send(server, '/api/token/', { username, password: GUESS })).status);

  expect(statuses).toEqual([401, 401]);
  expect(verify.mock.calls.map(([hash, password]) => [...readCost(hash), password])).toEqual(
    Array(2).fill(['argon2id', 'v=19', `m=${memoryCost},t=${timeCost},p=${parallelism}`, 43, GUESS]),
  );
});
