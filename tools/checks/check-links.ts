// Links in documents must point to existing files and headings.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, normalize } from 'node:path/posix';
import { ROOT } from '#tools/system/root.ts';
import type { ProjectFile } from './files.ts';
import { finish, readProjectFiles } from './files.ts';

function withoutCode(text: string): string {
  return text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]{1,200}`/g, '');
}

/** Heading anchor as GitHub generates it: lowercase, no punctuation, hyphens for spaces. */
export function toAnchor(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function collectAnchors(text: string): Set<string> {
  const headings = text.split('\n').filter((line) => /^#{1,6} /.test(line));
  return new Set(headings.map((line) => toAnchor(line.replace(/^#{1,6} /, ''))));
}

export function findDeadLinks(files: ProjectFile[], exists: (path: string) => boolean): string[] {
  const documents = new Map(files.map(({ path, text }) => [path, text]));
  return files.flatMap(({ path, text }) => {
    const targets = [...withoutCode(text).matchAll(/\]\(([^()\s]{1,300})\)/g)].map(
      ([, target = '']) => target,
    );
    const relative = targets.filter((target) => !/^[a-z]{1,20}:/.test(target));
    return relative
      .filter((target) => {
        const [file = '', anchor] = target.split('#');
        const targetPath = file === '' ? path : normalize(`${dirname(path)}/${file}`);
        if (file !== '' && !exists(targetPath)) return true;
        const document = documents.get(targetPath);
        return anchor !== undefined && document !== undefined && !collectAnchors(document).has(anchor);
      })
      .map((target) => `${path}: ${target}`);
  });
}

if (import.meta.main) {
  const files = readProjectFiles((path) => path.endsWith('.md'));
  finish(
    'check-links',
    findDeadLinks(files, (path) => existsSync(join(ROOT, path))),
  );
}
