const DAY_MS = 86_400_000;

/** The same day and time so many months later, or the month's last day where there is no such day. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}

/** When a pause of so many months ends: after as many charges were left out, a day before the next one. */
export function pauseEndsAt(nextChargeAt: Date, months: number): Date {
  return new Date(monthsAfter(nextChargeAt, months).getTime() - DAY_MS);
}

/** The first monthly charge, counted from one of them, that falls after a pause has ended. */
export function firstChargeAfter(pauseEnd: Date, chargeAt: Date): Date {
  for (let months = 0; ; months += 1) {
    const next = monthsAfter(chargeAt, months);
    if (next > pauseEnd) return next;
  }
}
