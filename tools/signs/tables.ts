import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEXIGRAMS, SITE_SIGNS } from '../../libs/lexigrams/index.ts';
import type { SignCode } from '../../libs/lexigrams/index.ts';
import { ROOT } from '../system/root.ts';

const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);
const keyed = (word: string): string => (/^[A-Za-z]\w*$/.test(word) ? word : quoted(word));

export const signsTable = (signs: ReadonlyMap<string, SignCode>): string =>
  [
    "import type { SignCode } from '../glyph/parts.ts';",
    '',
    '/** The sign of every word, dealt by `node tools/signs.ts`; a sign may be changed by hand, and is kept. */',
    'export const SIGNS: Readonly<Record<string, SignCode>> = {',
    ...LEXIGRAMS.map(({ word }) => `  ${keyed(word)}: '${signs.get(word) ?? ''}',`),
    '};',
    '',
  ].join('\n');

/** Source text of the signs that any page may show. */
export const siteTable = (signs: ReadonlyMap<string, SignCode>): string =>
  [
    "import type { LexigramClass, SiteWord } from '@paniscus/domain';",
    "import type { SignCode } from '../glyph/parts.ts';",
    '',
    '/** A sign on the colour of its class: all that is needed to show it. */',
    'export type SiteSign = { lexigramClass: LexigramClass; sign: SignCode };',
    '',
    '/**',
    ' * The signs that pages beside the keyboard show, written by `node tools/signs.ts`; the vocabulary, of which they are a',
    ' * copy, stays out of their scripts.',
    ' */',
    'export const SITE_SIGNS: Readonly<Record<SiteWord, SiteSign>> = {',
    ...LEXIGRAMS.filter(({ word }) => Object.hasOwn(SITE_SIGNS, word)).map(
      ({ word, lexigramClass }) =>
        `  ${keyed(word)}: { lexigramClass: '${lexigramClass}', sign: '${signs.get(word) ?? ''}' },`,
    ),
    '};',
    '',
  ].join('\n');

const LEXIGRAMS_ROOM = join(ROOT, 'libs', 'lexigrams');

export function writeTables(signs: ReadonlyMap<string, SignCode>): void {
  writeFileSync(join(LEXIGRAMS_ROOM, 'vocabulary', 'signs.data.ts'), signsTable(signs));
  writeFileSync(join(LEXIGRAMS_ROOM, 'site', 'site-signs.data.ts'), siteTable(signs));
}
