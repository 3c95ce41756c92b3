import { expect, it } from 'vitest';
import { payOnce } from './pay-once';

/** Locks of a browser: those of the same name run one after the other, shared ones at once. */
function createLocks() {
  const held: { name: string }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const hold = async (name: string, task: () => Promise<unknown>) => {
    const lock = { name };
    held.push(lock);
    return task().finally(() => held.splice(held.indexOf(lock), 1));
  };
  return {
    query: () => Promise.resolve({ held: [...held] }),
    request: (name: string, ...args: unknown[]) => {
      const task = args.at(-1) as () => Promise<unknown>;
      if (args.length > 1) return hold(name, task);
      const run = last.then(() => hold(name, task));
      last = run.catch(() => undefined);
      return run;
    },
  } as unknown as LockManager;
}

it('pays under one id in tabs that do not yet see what the others have stored', async () => {
  const locks = createLocks();
  const bank = Promise.withResolvers<void>();
  const paid: string[] = [];
  const pay = async (id: string) => {
    await bank.promise;
    paid.push(id);
  };

  const tabs = ['first', 'second', 'third'].map((id) => payOnce('donation', () => id, pay, locks));
  bank.resolve();
  await Promise.all(tabs);

  expect(paid).toEqual(['first', 'first', 'first']);
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

it('works in a browser that blocks storage, and refuses locks', async () => {
  const denied = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  const locks = { query: denied, request: denied };
  const pay = (used: string) => Promise.resolve(used);

  expect(await payOnce('donation', () => 'first', pay, locks)).toBe('first');
});
