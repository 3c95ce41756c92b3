import type { Dashboard } from '@paniscus/domain/dashboard';
import { openDonationsAdmin, startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { databaseHealth: 1 });
});
afterAll(() => server.stop());

it('the dashboard asks for attention when the database does not answer a query in time', async () => {
  const { get } = await openDonationsAdmin(server);
  const dataSource = server.app.get(DataSource);
  const run = dataSource.query.bind(dataSource);
  vi.spyOn(dataSource, 'query').mockImplementation((sql: string, parameters) =>
    sql === 'SELECT 1' ? new Promise(() => undefined) : run(sql, parameters as unknown[]),
  );

  const { system } = (await (await get('dashboard/')).json()) as Dashboard;

  expect(system).toContainEqual({ part: 'database', state: 'attention', count: 0, last_at: null });
});
