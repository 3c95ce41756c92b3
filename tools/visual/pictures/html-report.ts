import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '#tools/system/root.ts';

export const FAILURES = join(ROOT, 'dist', 'pictures');
const PAGE = join(FAILURES, 'index.html');

/** A picture that differs from its baseline; values are file paths. */
export interface Difference {
  /** Story and scheme. */
  title: string;
  reason: string;
  before?: string;
  after: string;
  difference?: string;
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color-scheme: light dark; }
  section { border-top: 1px solid; padding-block: 16px; }
  .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; flex: 1 1 320px; }
  img { max-width: 100%; border: 1px solid; }`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function figure(caption: string, path: string | undefined): string {
  if (path === undefined) return '';
  const source = encodeURI(relative(FAILURES, path));
  return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}"></a></figure>`;
}

const section = ({ title, reason, before, after, difference }: Difference): string => `<section>
<h2>${escape(title)}</h2>
<p>${escape(reason)}</p>
<div class="row">${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>
</section>`;

export function renderReport(differences: Difference[]): string {
  const title = `${differences.length} ${differences.length === 1 ? 'picture differs' : 'pictures differ'}`;
  const sections = differences.map(section).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
${sections}
</body></html>
`;
}

const getListPath = (name: string): string => join(FAILURES, `${name}.json`);

/** Deletes the results of an earlier run with this name. */
export function dropFailures(name: string): void {
  rmSync(getListPath(name), { force: true });
  rmSync(PAGE, { force: true });
}

/** Adds differences to the report and returns its path. */
export function reportDifferences(name: string, differences: Difference[]): string {
  mkdirSync(dirname(PAGE), { recursive: true });
  writeFileSync(getListPath(name), JSON.stringify(differences));
  return writePage();
}

export function writePage(): string {
  const lists = globSync('*.json', { cwd: FAILURES }).sort();
  const all = lists.flatMap((list) => JSON.parse(readFileSync(join(FAILURES, list), 'utf8')) as Difference[]);
  writeFileSync(PAGE, renderReport(all));
  return PAGE;
}
