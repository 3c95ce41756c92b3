import type { Resolver } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { firstFailureResolver } from './first-failure.resolver';

interface Address {
  street: string;
  city: string;
  zip: string;
}

const failing = (...names: (keyof Address)[]): Resolver<Address> => {
  const errors = Object.fromEntries(
    names.map((name) => [name, { type: 'min', message: `${name} is too short` }]),
  );
  return () => ({ values: {}, errors });
};
const resolve = (resolver: Resolver<Address>) =>
  firstFailureResolver(resolver, ['street', 'city', 'zip'])({ street: '', city: '', zip: '' }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

describe('form that reports one error at a time', () => {
  it('reports the first field when all are invalid', async () => {
    const { errors } = await resolve(failing('zip', 'city', 'street'));

    expect(errors).toEqual({ street: { type: 'min', message: 'street is too short' } });
  });

  it('reports the next field when the first is valid', async () => {
    const { errors } = await resolve(failing('zip', 'city'));

    expect(Object.keys(errors)).toEqual(['city']);
  });

  it('passes valid values unchanged', async () => {
    const right: Resolver<Address> = (values) => ({ values, errors: {} });

    expect(await resolve(right)).toEqual({ values: { street: '', city: '', zip: '' }, errors: {} });
  });
});
