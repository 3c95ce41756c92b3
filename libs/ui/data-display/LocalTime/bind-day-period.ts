/** Binds AM or PM to its hour with a no-break space, so that a line never begins with it. */
export const bindDayPeriod = (text: string): string => text.replace(/ (?=[AP]M\b)/, '\u00A0');
