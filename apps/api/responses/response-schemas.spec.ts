import type { OpenAPIObject } from '@nestjs/swagger';
import { listOperations } from '@paniscus/server/platform';
import { WITHOUT_POLLERS, TRUST_LOCAL_PROXY, startServerWithSandbox } from '@paniscus/server/testing';
import { expect, it } from 'vitest';
import { visitDonations, visitRecurringDonations } from './visit-donations.ts';
import { visitOrders } from './visit-orders.ts';
import {
  visitImpactFigures,
  visitMedia,
  visitNewsletter,
  visitPosts,
  visitSamplePosts,
} from './visit-posts.ts';
import { visitPublications } from './visit-publications.ts';
import { visitStaff } from './visit-staff.ts';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });
await sandbox.sendEventsTo(server.url);

/** Endpoints whose success response is JSON, as 'GET /api/posts/{id}'. */
async function listJsonEndpoints(): Promise<string[]> {
  const document = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as OpenAPIObject;
  return listOperations(document)
    .filter(([, , { responses }]) =>
      Object.entries(responses).some(
        ([status, response]) =>
          status.startsWith('2') &&
          response !== undefined &&
          'content' in response &&
          'application/json' in (response.content ?? {}),
      ),
    )
    .map(([path, method]) => `${method.toUpperCase()} ${path}`);
}

it('every endpoint sends what its schema declares, and no other property', async () => {
  const endpoints = await listJsonEndpoints();

  await visitSamplePosts(server);
  await visitPublications(server);
  await visitPosts(server);
  await visitImpactFigures(server);
  await visitNewsletter(server, sandbox);
  await visitMedia(server);
  await visitOrders(server, sandbox);
  await visitDonations(server, sandbox);
  await visitRecurringDonations(server, sandbox);
  await visitStaff(server, sandbox);

  expect(endpoints.length).toBeGreaterThan(40);
  expect([...server.responses.checked].sort()).toEqual(endpoints.sort());
  expect(server.responses.mismatches).toEqual([]);
});
