import { expect, it } from 'vitest';
import { periodResolver } from './period.resolver';

type Filter = { search: string; from?: string; to?: string };

const options = { fields: {}, shouldUseNativeValidation: undefined };
const resolve = (filter: Filter) => periodResolver<Filter>()(filter, undefined, options);

it('refuses a first day after the last one', async () => {
  const { errors } = await resolve({ search: '', from: '2026-05-02', to: '2026-05-01' });

  expect(errors).toMatchObject({ from: { message: 'The first day must not be after the last day.' } });
});

it.each([
  ['from', { search: '', from: '20266-05-02' }],
  ['from', { search: '', from: '0001-05-02', to: '2026-05-01' }],
  ['to', { search: '', from: '2026-05-02', to: '20266-05-01' }],
])('refuses a year that was mistyped, in %s of %o', async (name, filter) => {
  const { errors } = await resolve(filter);

  expect(errors).toEqual({
    [name]: { type: 'year', message: 'Enter a date with a year from 1900 to 2099.' },
  });
});

it.each<Filter>([
  { search: '' },
  { search: '', from: '', to: '' },
  { search: '', from: '2026-05-02', to: '' },
  { search: '', from: '', to: '2026-05-01' },
  { search: '', from: '2026-05-01', to: '2026-05-01' },
  { search: 'rose', from: '2026-05-01', to: '2026-05-02' },
])('accepts %o', async (filter) => {
  expect(await resolve(filter)).toEqual({ values: filter, errors: {} });
});
