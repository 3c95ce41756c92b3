import {
  TRUSTING,
  aPrintifyEvent,
  aSubmittedOrder,
  getState,
  postEvents,
  untilState,
  WITHOUT_POLLERS,
  orderPageIn,
  randomsFrom,
  ordersIn,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, SandboxAdvance, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TRIALS = 12;
const SEED = 19_801_028;
const STATES = ['paid', 'submitted', 'in_production', 'shipped', 'delivered'];

type Step = Pick<SandboxAdvance, 'to' | 'parcels'>;

const WAYS: { steps: Step[]; end: string; parcels: number }[] = [
  { steps: [{ to: 'in_production' }], end: 'in_production', parcels: 0 },
  { steps: [{ to: 'in_production' }, { to: 'partially_shipped' }], end: 'shipped', parcels: 1 },
  { steps: [{ to: 'partially_shipped' }, { to: 'shipped', parcels: 2 }], end: 'shipped', parcels: 3 },
  { steps: [{ to: 'in_production' }, { to: 'shipped' }, { to: 'delivered' }], end: 'delivered', parcels: 1 },
  { steps: [{ to: 'partially_shipped' }, { to: 'delivered' }], end: 'delivered', parcels: 2 },
];

describe('events that are lost, duplicated, late and out of order', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...WITHOUT_POLLERS });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const random = randomsFrom(SEED);
  const shuffled = <T>(items: T[]) =>
    items
      .map((item) => ({ item, rank: random() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ item }) => item);
  const getSome = <T>(items: T[]) => items.filter(() => random() < 0.6);

  it.each(Array.from({ length: TRIALS }, (_, trial) => trial))(
    'lead to the one correct state (trial %i)',
    async (trial) => {
      const way = WAYS[trial % WAYS.length]!;
      const { order, printOrder } = await aSubmittedOrder(server, sandbox);
      const events: object[] = [aPrintifyEvent(printOrder.id, { type: 'order:created' })];

      for (const step of way.steps) {
        await sandbox.advance({ order: printOrder.id, ...step });
        events.push(aPrintifyEvent(printOrder.id, { type: `order:${step.to}` }));
        const doubled = shuffled([...getSome(events), ...getSome(events)]);
        await Promise.all(doubled.map((event) => postEvents(server, event)));
      }
      // At least one event must follow the last step, or nothing would report it.
      await postEvents(server, aPrintifyEvent(printOrder.id));
      await untilState(server, order, way.end);
      await Promise.all(shuffled(events).map((event) => postEvents(server, event)));
      await untilIdle(server, sandbox);

      expect(await getState(server, order)).toBe(way.end);
      const [stored] = await ordersIn(server, order.email);
      const places = stored!.history.map(({ to }) => STATES.indexOf(to));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(new Set(places).size).toBe(places.length);
      expect((await orderPageIn(server, order)).parcels).toHaveLength(way.parcels);
      const emails = (await sandbox.mail()).filter(
        ({ to, subject }) => to === order.email && subject.startsWith('A parcel of'),
      );
      expect(emails).toHaveLength(way.parcels);
    },
  );
});
