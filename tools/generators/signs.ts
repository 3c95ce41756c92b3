// node tools/generators/signs.ts: assigns signs to words without one. Run by hand after a change of the vocabulary.
import { LEXIGRAMS } from '#libs/lexigrams/index.ts';
import { CANDIDATES } from './signs/candidates.ts';
import { assignSigns } from './signs/assign-signs.ts';
import { DISPLAY_SIZE_MIN } from './signs/difference.ts';
import { createLegibilityTest } from './signs/legibility.ts';
import { renderInk } from './signs/render.ts';
import { writeSignTables } from './signs/sign-tables.ts';

const isLegible = await createLegibilityTest(CANDIDATES);
const signs = CANDIDATES.filter(isLegible);
console.log(`${CANDIDATES.length} possible signs, ${signs.length} of them legible.`);
const currentSigns = LEXIGRAMS.map(({ word, sign }) => [word, sign] as const);
writeSignTables(assignSigns(signs, await renderInk(signs, DISPLAY_SIZE_MIN), new Map(currentSigns)));
console.log(`${LEXIGRAMS.length} words have a sign.`);
