import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const REVERSED = 'The first day must not be after the last day.';
const FAR = 'Enter a date with a year from 1900 to 2099.';

/** The field of a browser takes years of six digits, and every year from 1 while one types. */
const isNear = (day: string) => day === '' || /^(?:19|20)\d\d-/.test(day);

/**
 * Refuses a filter whose days, `from` and `to`, are the wrong way around or have an unlikely year. They are YYYY-MM-DD; either
 * may be missing.
 */
export function periodResolver<Filter extends FieldValues>(): Resolver<Filter> {
  return (values) => {
    const { from = '', to = '' }: { from?: string; to?: string } = values;
    const errors: FieldErrors = {};
    if (!isNear(from)) errors['from'] = { type: 'year', message: FAR };
    else if (!isNear(to)) errors['to'] = { type: 'year', message: FAR };
    else if (from !== '' && to !== '' && from > to) errors['from'] = { type: 'period', message: REVERSED };
    else return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<Filter> };
  };
}
