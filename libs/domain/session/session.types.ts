export type StaffRole = 'editor' | 'admin';

export const STORAGE_KEYS = { access: 'accessToken', refresh: 'refreshToken', cart: 'cart' } as const;
