/**
 * Alt texts of your own pictures by name. The picture files are in this folder under the same name: `portrait-1.jpg`,
 * `slide-03.png`. See docs/making-it-yours.md.
 */
export const ownPictures: Readonly<Record<string, string>> = {};
