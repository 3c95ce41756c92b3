/** What signing in and refreshing answer: a JWT of 15 minutes and an opaque token of 30 days. */
export type TokenPair = { access: string; refresh: string };

export type StaffRole = 'editor' | 'admin';

/** The names under which the browser keeps what it keeps. */
export const STORAGE_KEYS = { access: 'accessToken', refresh: 'refreshToken', cart: 'cart' } as const;
