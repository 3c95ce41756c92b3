// docs/settings.md and .env.example must list every setting that the server reads.
import { finish, isTest, readProjectFiles } from './files.ts';

export function listSettings(text: string): string[] {
  const reads = text.matchAll(/\bread\.[a-z]{1,20}\(\s{0,40}'([A-Z][A-Z0-9_]{1,60})'/g);
  return [...new Set([...reads].map(([, name = '']) => name))];
}

export function findMissing(documents: { path: string; text: string }[], names: string[]): string[] {
  return documents.flatMap(({ path, text }) =>
    names
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
      .map((name) => `${path}: ${name} is missing`),
  );
}

if (import.meta.main) {
  const sources = readProjectFiles((path) => /^libs\/server\/platform\/config\//.test(path) && !isTest(path));
  const names = sources.flatMap(({ text }) => listSettings(text)).filter((name) => name !== 'NODE_ENV');
  const documents = readProjectFiles((path) => ['docs/settings.md', '.env.example'].includes(path));
  const missingDocuments = ['docs/settings.md', '.env.example'].filter(
    (path) => !documents.some((document) => document.path === path),
  );
  const noSettings = names.length === 0 ? ['libs/server/platform/config: no setting was found'] : [];
  finish('check-settings', [...noSettings, ...missingDocuments, ...findMissing(documents, names)]);
}
