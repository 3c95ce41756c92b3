import { expect, it } from 'vitest';
import { charactersLeft } from './characters-left';

it('returns no text while there is plenty of room', () => {
  expect(charactersLeft(0, 200)).toBe('');
  expect(charactersLeft(179, 200)).toBe('');
});

it('counts down near the limit', () => {
  expect(charactersLeft(180, 200)).toBe('20 characters left.');
  expect(charactersLeft(199, 200)).toBe('1 character left.');
  expect(charactersLeft(200, 200)).toBe('0 characters left.');
  expect(charactersLeft(90_000, 100_000)).toBe('10,000 characters left.');
});

it('states how many characters exceed the limit', () => {
  expect(charactersLeft(201, 200)).toBe('1 character too many.');
  expect(charactersLeft(101_500, 100_000)).toBe('1,500 characters too many.');
});
