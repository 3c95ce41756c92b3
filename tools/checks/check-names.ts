// The organization's names may occur only in libs/content, so that the site can be rebranded in one place.
import { organization } from '#libs/content/organization/organization.data.ts';
import type { ProjectFile } from './files.ts';
import { finish, isSource, isTest, readProjectFiles } from './files.ts';

/** Sources of pages, emails and the API description; the sandbox and tools are not specific to an organization. */
const isChecked = (path: string): boolean =>
  /^(apps\/(web|api)|libs)\//.test(path) && !/^libs\/(content|fixtures)\//.test(path);

export function findProblems(files: ProjectFile[], names: string[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    return names.flatMap((name) =>
      lines.flatMap((line, index) => (line.includes(name) ? [`${path}:${index + 1}: ${name}`] : [])),
    );
  });
}

if (import.meta.main) {
  const { name, mailboxes, taxNumber, keyboard, links } = organization;
  const hosts = Object.values(mailboxes).map((mailbox) => mailbox.split('@')[1] ?? mailbox);
  const names = [...new Set([name, ...hosts, taxNumber, keyboard.path, ...Object.values(links)])];
  const files = readProjectFiles((path) => isChecked(path) && isSource(path) && !isTest(path));
  finish('check-names', findProblems(files, names));
}
