// node tools/generators/signs.ts: assigns signs to words without one. Run by hand after a change of the vocabulary.
import { LEXIGRAMS } from '#libs/lexigrams/index.ts';
import { CANDIDATES } from './signs/candidates.ts';
import { deal } from './signs/deal.ts';
import { SMALLEST } from './signs/difference.ts';
import { createLegibilityTest } from './signs/legible.ts';
import { renderInk } from './signs/pixels.ts';
import { writeTables } from './signs/tables.ts';

const isLegible = await createLegibilityTest(CANDIDATES);
const signs = CANDIDATES.filter(isLegible);
console.log(`${CANDIDATES.length} signs can be composed, ${signs.length} of them are legible.`);
const saved = LEXIGRAMS.map(({ word, sign }) => [word, sign] as const);
writeTables(deal(signs, await renderInk(signs, SMALLEST), new Map(saved)));
console.log(`${LEXIGRAMS.length} words have a sign.`);
