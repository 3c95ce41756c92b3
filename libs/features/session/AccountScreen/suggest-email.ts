import type { Account } from '@paniscus/domain/session';

/** How a member of staff without an email address gets one, as the beginning of a sentence. */
export const suggestEmail = ({ role, username }: Pick<Account, 'role' | 'username'>): string =>
  role === 'admin'
    ? `Run “npm run staff -- email ${username} ADDRESS” on the server to add one`
    : 'Ask an administrator to add one';
