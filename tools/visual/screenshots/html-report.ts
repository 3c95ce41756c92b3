import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '#tools/system/root.ts';

export const FAILURES_FOLDER = join(ROOT, 'dist', 'pictures');
const REPORT_PAGE = join(FAILURES_FOLDER, 'index.html');

/** A screenshot that differs from its baseline; values are file paths. */
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

function renderFigure(caption: string, path: string | undefined): string {
  if (path === undefined) return '';
  const source = encodeURI(relative(FAILURES_FOLDER, path));
  return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}"></a></figure>`;
}

const renderSection = ({ title, reason, before, after, difference }: Difference): string => `<section>
<h2>${escape(title)}</h2>
<p>${escape(reason)}</p>
<div class="row">${renderFigure('Before', before)}${renderFigure('After', after)}${renderFigure('Difference', difference)}</div>
</section>`;

export function renderReport(differences: Difference[]): string {
  const title = `${differences.length} ${differences.length === 1 ? 'screenshot differs' : 'screenshots differ'}`;
  const sections = differences.map(renderSection).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
${sections}
</body></html>
`;
}

const getResultsPath = (name: string): string => join(FAILURES_FOLDER, `${name}.json`);

/** Deletes the results of an earlier run with this name. */
export function deleteResults(name: string): void {
  rmSync(getResultsPath(name), { force: true });
  rmSync(REPORT_PAGE, { force: true });
}

/** Adds differences to the report and returns its path. */
export function reportDifferences(name: string, differences: Difference[]): string {
  mkdirSync(dirname(REPORT_PAGE), { recursive: true });
  writeFileSync(getResultsPath(name), JSON.stringify(differences));
  return writeReportPage();
}

export function writeReportPage(): string {
  const resultFiles = globSync('*.json', { cwd: FAILURES_FOLDER }).sort();
  const differences = resultFiles.flatMap(
    (resultFile) => JSON.parse(readFileSync(join(FAILURES_FOLDER, resultFile), 'utf8')) as Difference[],
  );
  writeFileSync(REPORT_PAGE, renderReport(differences));
  return REPORT_PAGE;
}
