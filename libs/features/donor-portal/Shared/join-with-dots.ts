/** Joins texts with dots; a line that has no room for the next text ends with its dot instead of starting with it. */
export const joinWithDots = (texts: readonly string[]) => texts.join('\u00A0· ');
