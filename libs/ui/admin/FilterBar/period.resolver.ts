import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const MESSAGE = 'The first day must not be after the last day.';

/** Refuses a filter whose days, `from` and `to`, are the wrong way around. They are YYYY-MM-DD; either may be missing. */
export function periodResolver<Filter extends FieldValues>(): Resolver<Filter> {
  return (values) => {
    const { from = '', to = '' }: { from?: string; to?: string } = values;
    if (from === '' || to === '' || from <= to) return { values, errors: {} };
    const errors: FieldErrors = { from: { type: 'period', message: MESSAGE } };
    return { values: {}, errors: errors as FieldErrors<Filter> };
  };
}
