/** From the fewest permissions to the most: authors edit their own posts, editors all posts, admins everything. */
export const STAFF_ROLES = ['author', 'editor', 'admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const STORAGE_KEYS = { access: 'accessToken', refresh: 'refreshToken', cart: 'cart' } as const;
