import type { Dashboard } from '@paniscus/domain/dashboard';
import { openDonationsAdmin, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it, vi } from 'vitest';

const server = await startServer({}, { databaseHealth: 1 });

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
