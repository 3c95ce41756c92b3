/** Characters of the on-screen keyboard, by group: letters, digits, punctuation, and letters of Spanish and French. */
export const CHARACTERS: readonly string[] = [
  ...'abcdefghijklmnopqrstuvwxyz',
  ...'0123456789',
  ...".,?!'-",
  ...'á à â ç é è ê ë í î ï ñ ó ô œ ú ù û ü'.split(' '),
];
