/** Stands for the public host until the server writes a page: what a page says of itself does not depend on where. */
export const PUBLIC_ORIGIN = 'https://public-url.invalid';

/** The whole address of a path or file of this site, as heads and structured data need it. */
export const getAddress = (path: string) => new URL(path, PUBLIC_ORIGIN).href;
