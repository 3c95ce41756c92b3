import type { AttemptKind } from '@paniscus/domain/payment';

type Locks = Pick<LockManager, 'query' | 'request'>;

/**
 * Pays under the id of the payment that another tab is making, once that has ended: what was paid is then not paid again. Or
 * else under the id that `getId` returns. What another tab has stored may arrive late, so each tab shows its id in the name of
 * a lock while it pays. Without HTTPS there are no locks, and browsers that block storage refuse them: `getId` alone decides
 * then.
 */
export async function payOnce<Result>(
  kind: AttemptKind,
  getId: () => string,
  pay: (id: string) => Promise<Result>,
  locks: Locks | undefined = navigator.locks,
): Promise<Result> {
  if (locks === undefined) return pay(getId());
  const paid = Promise.withResolvers<void>();
  const id = await locks
    .request(`pay-${kind}`, async () => {
      const shown = (await findId(kind, locks)) ?? getId();
      await show(`${kind}-${shown}`, locks, paid.promise);
      return shown;
    })
    .catch(getId);
  return pay(id).finally(paid.resolve);
}

async function findId(kind: AttemptKind, locks: Locks): Promise<string | undefined> {
  const { held = [] } = await locks.query();
  const lock = held.find(({ name = '' }) => name.startsWith(`${kind}-`));
  return lock?.name?.slice(`${kind}-`.length);
}

/** Holds a lock until the promise resolves. Resolves once it is held, which another tab may have to release first. */
const show = (name: string, locks: Locks, until: Promise<void>) =>
  new Promise<void>((resolve, reject) => {
    locks
      .request(name, () => {
        resolve();
        return until;
      })
      .catch(reject);
  });
