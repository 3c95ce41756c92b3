import type { Account } from '@paniscus/domain/session';

/** How an email address is changed without a mail server, as the beginning of a sentence. */
export const suggestEmail = ({ role, username }: Pick<Account, 'role' | 'username'>): string =>
  role === 'admin'
    ? `Run “npm run staff -- email ${username} ADDRESS” on the server`
    : 'Ask an administrator to change it';
