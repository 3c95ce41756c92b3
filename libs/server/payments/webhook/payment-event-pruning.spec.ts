import { startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';
import { PaymentEventPruning } from './payment-event-pruning.ts';

const server = await startServer();

it('deletes events older than 90 days and keeps newer ones', async () => {
  const dataSource = server.app.get(DataSource);
  await dataSource.query(
    `INSERT INTO payment_events (id, type, received_at) VALUES
     ('old', 'x', now() - interval '91 days'), ('young', 'x', now() - interval '89 days')`,
  );

  await server.app.get(PaymentEventPruning).prune();

  expect(await dataSource.query('SELECT id FROM payment_events')).toEqual([{ id: 'young' }]);
});
