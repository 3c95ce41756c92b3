// node tools/signs.ts: gives every word without a sign one; run by hand after a change of the words.
import { LEXIGRAMS } from '../libs/lexigrams/index.ts';
import { CANDIDATES } from './signs/candidates.ts';
import { deal } from './signs/deal.ts';
import { SMALLEST } from './signs/difference.ts';
import { legibilityOf } from './signs/legible.ts';
import { inkOf } from './signs/pixels.ts';
import { keepTables } from './signs/tables.ts';

const isLegible = await legibilityOf(CANDIDATES);
const signs = CANDIDATES.filter(isLegible);
console.log(`${CANDIDATES.length} signs can be composed, ${signs.length} of them are legible.`);
const kept = LEXIGRAMS.map(({ word, sign }) => [word, sign] as const);
keepTables(deal(signs, await inkOf(signs, SMALLEST), new Map(kept)));
console.log(`${LEXIGRAMS.length} words have a sign.`);
