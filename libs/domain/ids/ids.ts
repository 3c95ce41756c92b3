/** Maximum of a PostgreSQL integer, the type of the site's own ids. */
const ID_MAX = 2_147_483_647;

/** Parses an id from a URL path: an integer from 1 to 2147483647 without sign or leading zero; undefined otherwise. */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= ID_MAX ? id : undefined;
}
