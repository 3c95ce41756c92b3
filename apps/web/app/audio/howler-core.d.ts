/** howler without its spatial plugin, whose 9 kB the keyboard does not need. */
declare module 'howler/dist/howler.core.min.js' {
  export { Howl, Howler } from 'howler';
}
