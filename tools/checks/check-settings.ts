// docs/settings.md and .env.example must list every setting that the server reads.
import { finish, isTest, projectFiles } from './files.ts';

export function settingsIn(text: string): string[] {
  const reads = text.matchAll(/\bread\.[a-z]{1,20}\(\s{0,40}'([A-Z][A-Z0-9_]{1,60})'/g);
  return [...new Set([...reads].map(([, name = '']) => name))];
}

export function missingFrom(documents: { path: string; text: string }[], names: string[]): string[] {
  return documents.flatMap(({ path, text }) =>
    names
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
      .map((name) => `${path}: ${name} is missing`),
  );
}

if (import.meta.main) {
  const sources = projectFiles((path) => /^libs\/server\/platform\/config\//.test(path) && !isTest(path));
  const names = sources.flatMap(({ text }) => settingsIn(text)).filter((name) => name !== 'NODE_ENV');
  const documents = projectFiles((path) => ['docs/settings.md', '.env.example'].includes(path));
  const absent = ['docs/settings.md', '.env.example'].filter(
    (path) => !documents.some((one) => one.path === path),
  );
  const nothing = names.length === 0 ? ['libs/server/platform/config: no setting was found'] : [];
  finish('check-settings', [...nothing, ...absent, ...missingFrom(documents, names)]);
}
