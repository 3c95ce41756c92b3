/** Invalid call to the control API; results in a 422. */
export class Refused extends Error {}
