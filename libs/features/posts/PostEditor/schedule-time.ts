/** Values of a `date` and a `time` input. */
export type LocalTime = { date: string; time: string };

/** Later ones are mistyped. */
const YEARS_AHEAD_MAX = 10;

const pad = (number: number) => String(number).padStart(2, '0');

/** Formats a time as the values of inputs, in the time zone of the device. */
export const toLocalInputs = (time: Date): LocalTime => ({
  date: [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-'),
  time: `${pad(time.getHours())}:${pad(time.getMinutes())}`,
});

type Refusal = { field: keyof LocalTime; message: string };

/** Converts the values of the inputs to ISO 8601, or returns which of them is wrong, and why. */
export function parseLocalTime(value: LocalTime, now: Date): { iso: string } | Refusal {
  const time = new Date(`${value.date}T${value.time}`);
  if (Number.isNaN(time.getTime()))
    return {
      field: Number.isNaN(Date.parse(value.date)) ? 'date' : 'time',
      message: 'Choose a date and a time.',
    };
  if (time <= now) return { field: 'date', message: 'Choose a time in the future, or publish the post now.' };
  if (time.getFullYear() > now.getFullYear() + YEARS_AHEAD_MAX)
    return { field: 'date', message: `Choose a date within ${YEARS_AHEAD_MAX} years.` };
  if (toLocalInputs(time).time !== value.time.slice(0, 'hh:mm'.length))
    return {
      field: 'time',
      message: 'There is no such time on that day, because the clocks go forward. Choose another one.',
    };
  return { iso: time.toISOString() };
}
