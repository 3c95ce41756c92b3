import { array, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { collectFailures } from './first-failure.ts';

const schema = object({
  name: string().required('Name is required.'),
  lines: array(object({ quantity: number().required('Quantity is required.').min(1, 'At least one.') })),
});

describe('the failures of a form', () => {
  it('are told in the order of the fields, one for each', () => {
    expect(collectFailures(schema, { lines: [{ quantity: 0 }, {}] })).toEqual([
      { field: 'name', message: 'Name is required.' },
      { field: 'lines[0].quantity', message: 'At least one.' },
      { field: 'lines[1].quantity', message: 'Quantity is required.' },
    ]);
  });

  it('do not repeat what was sent when it is of a wrong kind', () => {
    expect(collectFailures(schema, { name: ['a'], lines: [{ quantity: '1; --' }] })).toEqual([
      { field: 'name', message: 'This is not of the right kind.' },
      { field: 'lines[0].quantity', message: 'This is not of the right kind.' },
    ]);
  });

  it('are none for what is right', () => {
    expect(collectFailures(schema, { name: 'Ada', lines: [{ quantity: 2 }] })).toEqual([]);
  });
});
