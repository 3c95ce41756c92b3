import { expect, it, vi } from 'vitest';
import { payOnce } from './pay-once';

/** Locks of a browser: those of the same name run one after the other. */
function createLocks() {
  const held: { name: string }[] = [];
  const last = new Map<string, Promise<unknown>>();
  const hold = async (name: string, task: () => Promise<unknown>) => {
    const lock = { name };
    held.push(lock);
    return task().finally(() => held.splice(held.indexOf(lock), 1));
  };
  return {
    query: () => Promise.resolve({ held: [...held] }),
    request: (name: string, task: () => Promise<unknown>) => {
      const run = (last.get(name) ?? Promise.resolve()).then(() => hold(name, task));
      last.set(
        name,
        run.catch(() => undefined),
      );
      return run;
    },
  } as unknown as LockManager;
}

it('pays under one id, one tab after the other, where tabs do not yet see what the others have stored', async () => {
  const locks = createLocks();
  const bank = Promise.withResolvers<void>();
  const log: string[] = [];
  const open = (tab: string) =>
    payOnce(
      'donation',
      () => tab,
      async (id) => {
        log.push(`${tab} pays ${id}`);
        await bank.promise;
        log.push(`${tab} is done`);
      },
      locks,
    );

  const tabs = ['first', 'second', 'third'].map(open);
  await vi.waitFor(() => expect(log).toEqual(['first pays first']));
  bank.resolve();
  await Promise.all(tabs);

  expect(log).toEqual([
    'first pays first',
    'first is done',
    'second pays first',
    'second is done',
    'third pays first',
    'third is done',
  ]);
});

it('pays under an id of its own when no payment of this kind is being made', async () => {
  const locks = createLocks();
  const pay = (id: string) => Promise.resolve(id);

  expect(await payOnce('donation', () => 'first', pay, locks)).toBe('first');
  await expect(
    payOnce(
      'donation',
      () => 'failed',
      () => Promise.reject(new Error('declined')),
      locks,
    ),
  ).rejects.toThrow('declined');
  const order = payOnce('order', () => 'order', pay, locks);

  expect(await Promise.all([order, payOnce('donation', () => 'second', pay, locks)])).toEqual([
    'order',
    'second',
  ]);
});

it('works without locks', async () => {
  const id = await payOnce(
    'donation',
    () => 'first',
    (used) => Promise.resolve(used),
    undefined,
  );

  expect(id).toBe('first');
});

it('works where the lock that shows the id is refused', async () => {
  const locks = createLocks();
  const request = (name: string, task: () => Promise<unknown>) =>
    name === 'pay-donation'
      ? locks.request(name, task)
      : Promise.reject(new DOMException('Access is denied.'));
  const pay = (used: string) => Promise.resolve(used);

  expect(await payOnce('donation', () => 'first', pay, { query: locks.query, request } as LockManager)).toBe(
    'first',
  );
});

it('works in a browser that blocks storage, and refuses locks', async () => {
  const denied = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  const locks = { query: denied, request: denied };
  const pay = (used: string) => Promise.resolve(used);

  expect(await payOnce('donation', () => 'first', pay, locks)).toBe('first');
});
