import { startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';
import { PrintifyEventPruning } from './printify-event-pruning.ts';

const server = await startServer();

it('deletes events older than 90 days and keeps newer ones', async () => {
  const dataSource = server.app.get(DataSource);
  await dataSource.query(
    `INSERT INTO print_shop_events (id, type, received_at) VALUES
     ('old', 'x', now() - interval '91 days'), ('young', 'x', now() - interval '89 days')`,
  );

  await server.app.get(PrintifyEventPruning).prune();

  expect(await dataSource.query('SELECT id FROM print_shop_events')).toEqual([{ id: 'young' }]);
});
