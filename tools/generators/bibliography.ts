// node tools/generators/bibliography.ts: generates libs/content/bibliography/citations.data.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { publications } from '#libs/content/bibliography/bibliography.data.ts';
import { formatCitation } from './bibliography/citations.ts';
import { ROOT } from '#tools/system/root.ts';

const citations = Object.fromEntries(publications.map((work) => [work.id, formatCitation(work)]));
const text = `/** How each work is cited. Written by \`node tools/generators/bibliography.ts\`, which see; not by hand. */
export const citations: Readonly<Record<string, { apa: string; bibtex: string; ris: string }>> =
${JSON.stringify(citations)};
`;
const target = join(ROOT, 'libs/content/bibliography/citations.data.ts');
writeFileSync(target, await format(text, { parser: 'typescript', singleQuote: true, printWidth: 110 }));
console.log(`${publications.length} works cited.`);
