/** Invalid call to the control API; results in a 422. */
export class InvalidControlCall extends Error {}
