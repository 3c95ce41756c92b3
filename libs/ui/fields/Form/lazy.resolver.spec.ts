import type { Resolver } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { lazyResolver } from './lazy.resolver';

interface Address {
  street: string;
}

const values: Address = { street: 'Elm' };
const options = { fields: {}, shouldUseNativeValidation: false };
const rejecting: Resolver<Address> = () => ({
  values: {},
  errors: { street: { type: 'min', message: 'street is too short' } },
});

describe('resolver loaded on demand', () => {
  it('is not loaded before the first validation', async () => {
    const load = vi.fn(() => Promise.resolve(rejecting));
    const resolver = lazyResolver(load);
    expect(load).not.toHaveBeenCalled();

    const { errors } = await resolver(values, undefined, options);

    expect(errors.street?.message).toBe('street is too short');
  });

  it('is loaded by preload', () => {
    const load = vi.fn(() => Promise.resolve(rejecting));

    lazyResolver(load).preload();

    expect(load).toHaveBeenCalledOnce();
  });

  it('passes the values to the server when it cannot be loaded', async () => {
    const resolver = lazyResolver<Address, unknown, Address>(() => Promise.reject(new Error('offline')));

    expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
  });
});
