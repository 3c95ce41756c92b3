/** The largest id of our own: posts, orders, donations and accounts are numbered from 1 (PostgreSQL integer). */
const ID_MAX = 2_147_483_647;

/** Reads an id from a path: a whole number from 1 to 2147483647 without sign or leading zero, else undefined. */
export function idFrom(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= ID_MAX ? id : undefined;
}
