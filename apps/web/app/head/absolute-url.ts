/** Placeholder that the server replaces with the public host, so that metadata does not depend on the deployment. */
export const PUBLIC_ORIGIN = 'https://public-url.invalid';

/** Absolute URL of a path of this site. */
export const toAbsoluteUrl = (path: string) => new URL(path, PUBLIC_ORIGIN).href;
