import { array, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { collectFailures } from './collect-failures.ts';

const schema = object({
  name: string().required('Name is required.'),
  lines: array(object({ quantity: number().required('Quantity is required.').min(1, 'At least one.') })),
});

describe('validation failures', () => {
  it('are reported in schema order, one per field', () => {
    expect(collectFailures(schema, { lines: [{ quantity: 0 }, {}] })).toEqual([
      { field: 'name', message: 'Name is required.' },
      { field: 'lines[0].quantity', message: 'At least one.' },
      { field: 'lines[1].quantity', message: 'Quantity is required.' },
    ]);
  });

  it('do not echo input of a wrong type', () => {
    expect(collectFailures(schema, { name: ['a'], lines: [{ quantity: '1; --' }] })).toEqual([
      { field: 'name', message: 'This value has the wrong type.' },
      { field: 'lines[0].quantity', message: 'This value has the wrong type.' },
    ]);
  });

  it('are empty for a valid value', () => {
    expect(collectFailures(schema, { name: 'Ada', lines: [{ quantity: 2 }] })).toEqual([]);
  });
});
