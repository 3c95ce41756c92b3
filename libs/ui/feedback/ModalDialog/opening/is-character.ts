/** Whether a key writes a character: control and command keys do not, except together, as AltGr on Windows. */
export const isCharacter = (event: KeyboardEvent): boolean =>
  [...event.key].length === 1 &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));
