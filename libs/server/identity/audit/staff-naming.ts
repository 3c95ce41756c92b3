import { isolateName } from '@paniscus/domain/text';

type NamedAccount = { username: string; byline: string };

export type StaffNaming = {
  /** Name of the account, followed by its username where others have the same name; the username of an account that is gone. */
  format: (username: string) => string;
  /** The same in the cause of an event, such as `staff ada`. */
  formatCause: (cause: string) => string;
};

const STAFF_CAUSE = 'staff ';

/** How pages for staff name these accounts; `reserved` are names that no account goes by alone. */
export function createStaffNaming(
  accounts: readonly NamedAccount[],
  reserved: readonly string[] = [],
): StaffNaming {
  const bylines = new Map(accounts.map(({ username, byline }) => [username, byline]));
  const owners = new Map(reserved.map((name) => [toKey(name), new Set([''])]));
  for (const { username, byline } of accounts)
    for (const key of [toKey(username), toKey(byline)])
      owners.set(key, (owners.get(key) ?? new Set()).add(username));

  const format = (username: string) => {
    const byline = bylines.get(username) ?? username;
    const isShared = (owners.get(toKey(byline))?.size ?? 0) > 1;
    return byline !== username && isShared ? `${isolateName(byline)} (${username})` : byline;
  };
  return {
    format,
    formatCause: (cause) =>
      cause.startsWith(STAFF_CAUSE) ? `${STAFF_CAUSE}${format(cause.slice(STAFF_CAUSE.length))}` : cause,
  };
}

const toKey = (name: string) => name.normalize('NFKC').toLowerCase();
