import {
  TRUST_LOCAL_PROXY,
  buildPrintifyEvent,
  createSubmittedOrder,
  getOrderState,
  postPrintifyEvent,
  waitForOrderState,
  WITHOUT_POLLERS,
  fetchOrderPage,
  createSeededRandom,
  findStoredOrders,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import type { SandboxOrderStep } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const TRIALS = 12;
const SEED = 19_801_028;
const STATES = ['paid', 'submitted', 'in_production', 'shipped', 'delivered'];

type Step = Pick<SandboxOrderStep, 'to' | 'parcels'>;

const SCENARIOS: { steps: Step[]; end: string; parcels: number }[] = [
  { steps: [{ to: 'in_production' }], end: 'in_production', parcels: 0 },
  { steps: [{ to: 'in_production' }, { to: 'partially_shipped' }], end: 'shipped', parcels: 1 },
  { steps: [{ to: 'partially_shipped' }, { to: 'shipped', parcels: 2 }], end: 'shipped', parcels: 3 },
  { steps: [{ to: 'in_production' }, { to: 'shipped' }, { to: 'delivered' }], end: 'delivered', parcels: 1 },
  { steps: [{ to: 'partially_shipped' }, { to: 'delivered' }], end: 'delivered', parcels: 2 },
];

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });

describe('events that are lost, duplicated, late and out of order', () => {
  const random = createSeededRandom(SEED);
  const shuffle = <T>(items: T[]) =>
    items
      .map((item) => ({ item, rank: random() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ item }) => item);
  const pickSome = <T>(items: T[]) => items.filter(() => random() < 0.6);

  it.each(Array.from({ length: TRIALS }, (_, trial) => trial))(
    'lead to the correct state (trial %i)',
    async (trial) => {
      const scenario = SCENARIOS[trial % SCENARIOS.length]!;
      const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
      const events: object[] = [buildPrintifyEvent(printifyOrder.id, { type: 'order:created' })];

      for (const step of scenario.steps) {
        await sandbox.advanceOrder({ order: printifyOrder.id, ...step });
        events.push(buildPrintifyEvent(printifyOrder.id, { type: `order:${step.to}` }));
        const batch = shuffle([...pickSome(events), ...pickSome(events)]);
        await Promise.all(batch.map((event) => postPrintifyEvent(server, event)));
      }
      // At least one event must follow the last step, or nothing would report it.
      await postPrintifyEvent(server, buildPrintifyEvent(printifyOrder.id));
      await waitForOrderState(server, order, scenario.end);
      await Promise.all(shuffle(events).map((event) => postPrintifyEvent(server, event)));
      await waitUntilIdle(server, sandbox);

      expect(await getOrderState(server, order)).toBe(scenario.end);
      const [stored] = await findStoredOrders(server, order.email);
      const stateIndexes = stored!.history.map(({ to }) => STATES.indexOf(to));
      expect(stateIndexes).toEqual([...stateIndexes].sort((one, other) => one - other));
      expect(new Set(stateIndexes).size).toBe(stateIndexes.length);
      expect((await fetchOrderPage(server, order)).parcels).toHaveLength(scenario.parcels);
      const emails = (await sandbox.mail()).filter(
        ({ to, subject }) => to === order.email && subject.startsWith('A package from'),
      );
      expect(emails).toHaveLength(scenario.parcels);
    },
  );
});
