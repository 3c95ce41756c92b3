import { startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventPruning } from './event-pruning.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('deletes events after 90 days, and none before', async () => {
  const dataSource = server.app.get(DataSource);
  for (const table of ['print_shop_events', 'payment_events'])
    await dataSource.query(
      `INSERT INTO ${table} (id, type, received_at) VALUES
       ('old', 'x', now() - interval '91 days'), ('young', 'x', now() - interval '89 days')`,
    );

  await server.app.get(EventPruning).prune();

  for (const table of ['print_shop_events', 'payment_events'])
    expect(await dataSource.query(`SELECT id FROM ${table}`)).toEqual([{ id: 'young' }]);
});
