import { expect, it } from 'vitest';
import { parseForm } from './form.ts';

it.each([
  ['a=1&b=', { a: '1', b: '' }],
  ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a[0][b]=1&a[1][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
  ['metadata[__proto__]=1&metadata[x y]=ü', { metadata: { ['__proto__']: '1', 'x y': 'ü' } }],
])('parses the form %s', (form, fields) => {
  expect(parseForm(new URLSearchParams(form))).toEqual(fields);
  expect(Object.keys({})).toEqual([]);
});

it('limits the nesting depth', () => {
  const deep = `a${'[b]'.repeat(5000)}=1`;

  expect(JSON.stringify(parseForm(new URLSearchParams(deep))).length).toBeLessThan(200);
});
