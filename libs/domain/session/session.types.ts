/** Response of login and refresh: a JWT valid for 15 minutes and an opaque token valid for 30 days. */
export type TokenPair = { access: string; refresh: string };

export type StaffRole = 'editor' | 'admin';

export const STORAGE_KEYS = { access: 'accessToken', refresh: 'refreshToken', cart: 'cart' } as const;
