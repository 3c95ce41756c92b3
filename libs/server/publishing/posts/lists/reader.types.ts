/** For whom posts are listed: visitors see published ones, signed-in staff all. */
export type Reader = 'public' | 'staff';
