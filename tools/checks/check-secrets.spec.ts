import { expect, it } from 'vitest';
import { findSecrets } from './check-secrets.ts';

// Joined here, so that the check does not report this file.
it.each([
  ['a live key of the payment provider', ['sk', 'live', 'abcdefgh12345678'].join('_')],
  ['a signing secret', ['whsec', 'abcdefghijklmnopqrstuvwxyz'].join('_')],
  ['a private key', ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' ')],
  ['a home folder', `const path = '${['', 'home', 'ada', 'site'].join('/')}';`],
])('reports %s', (description, text) => {
  expect(findSecrets({ path: 'a.ts', text })).toEqual([`a.ts: ${description}`]);
});

it('reports a registry URL in the lock file', () => {
  const text = '"resolved": "https://registry.example/yup.tgz"';

  expect(findSecrets({ path: 'package-lock.json', text })).toHaveLength(1);
  expect(findSecrets({ path: 'a.json', text })).toEqual([]);
});

it('accepts the sandbox keys', () => {
  expect(findSecrets({ path: 'a.ts', text: "const keys = ['sk_test_sandbox', 'whsec_sandbox'];" })).toEqual(
    [],
  );
});
