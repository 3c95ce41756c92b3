import { expect, it } from 'vitest';
import { isAllowed, findRejected } from './check-licenses.ts';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT AND GPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['UNLICENSED', false],
])('evaluates %s as %s', (allowedLicense, expected) => {
  expect(isAllowed(allowedLicense)).toBe(expected);
});

it('rejects shipped packages but not development packages', () => {
  const packages = {
    '': {},
    'node_modules/good': { license: 'MIT' },
    'node_modules/@a/bad': { license: 'GPL-3.0-only' },
    'node_modules/nameless': {},
    'node_modules/tool': { license: 'GPL-3.0-only', dev: true },
  };

  expect(findRejected(packages)).toEqual(['@a/bad: GPL-3.0-only', 'nameless: no license named']);
});
