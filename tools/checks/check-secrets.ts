// Commits must not contain secrets, local paths or registry URLs in the lock file.
import type { ProjectFile } from './files.ts';
import { finish, readProjectFiles } from './files.ts';

const FORBIDDEN: [string, RegExp][] = [
  ['a live key of the payment provider', /\b[sr]k_live_[A-Za-z0-9]{8}/],
  ['a signing secret', /\bwhsec_[A-Za-z0-9]{20}/],
  ['a key of a cloud service', /\b(AKIA[0-9A-Z]{16}|AIza[\w-]{35})\b/],
  ['a private key', /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/],
  ['a token of a code host', /\b(gh[pousr]_[A-Za-z0-9]{30}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36})/],
  ['a chat token', /\bxox[abprs]-[A-Za-z0-9-]{10}/],
  ['a signed token', /\beyJ[\w-]{10,200}\.eyJ[\w-]{10,400}\.[\w-]{20}/],
  ['a home folder', /(^|[\s"'`(=])(\/(root|home\/[\w.-]{1,40}|Users\/[\w.-]{1,40})\/|[A-Z]:\\Users\\)/m],
];

const FORBIDDEN_IN_LOCK_FILE: [string, RegExp][] = [['the URL of a registry', /"resolved": "https?:/]];
const FORBIDDEN_IN_NPMRC: [string, RegExp][] = [['a registry', /registry\s{0,3}=|_authToken|_password/]];

export function findSecrets({ path, text }: ProjectFile): string[] {
  const rules = [
    ...FORBIDDEN,
    ...(path.endsWith('package-lock.json') ? FORBIDDEN_IN_LOCK_FILE : []),
    ...(path.endsWith('.npmrc') ? FORBIDDEN_IN_NPMRC : []),
  ];
  return rules.filter(([, pattern]) => pattern.test(text)).map(([description]) => `${path}: ${description}`);
}

if (import.meta.main) finish('check-secrets', readProjectFiles(() => true).flatMap(findSecrets));
