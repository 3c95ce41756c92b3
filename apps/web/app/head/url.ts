/** Placeholder that the server replaces with the public host, so that metadata does not depend on the deployment. */
export const PUBLIC_ORIGIN = 'https://public-url.invalid';

/** Absolute URL of a path of this site, for metadata and structured data. */
export const getAddress = (path: string) => new URL(path, PUBLIC_ORIGIN).href;
