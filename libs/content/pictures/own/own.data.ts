/**
 * What somebody reads who cannot see a picture of your own, by its name. The picture lies beside this file, called by
 * the name as well: `portrait-1.jpg`, `slide-03.png`. See docs/making-it-yours.md.
 */
export const ownPictures: Readonly<Record<string, string>> = {};
