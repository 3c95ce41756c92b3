import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { islandChunkGroups } from './island-chunk-groups.ts';
import { treeShaking } from './tree-shaking.ts';
import { withoutUnusedCode } from './unused-code.ts';

/** Modules of the checkout's islands; only the folder matters, from which packages are resolved. */
const ENTRY = join(import.meta.dirname, 'entry.js?group=checkout');
const FEATURE = join(import.meta.dirname, 'libs/features/Note.js?group=checkout');

/** Builds a script that exports a component of a package. */
async function buildScript(source: string, plugins: Plugin[] = [withoutUnusedCode()]): Promise<string> {
  const sources = new Map([
    [ENTRY, source],
    [FEATURE, 'export const note = { multiline: true };'],
  ]);
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (sources.has(id) ? id : undefined),
    load: (id) => sources.get(id),
  };
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, islandChunkGroups(), ...plugins],
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { external: [/^react/, /^@emotion/], treeshake: treeShaking },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = result[0]?.output ?? [];
  return chunk?.type === 'chunk' ? chunk.code : '';
}

const BUTTON = "export { default } from '@mui/material/ButtonBase';";
const LABELED_BUTTON = "export { default } from '@mui/material/Button';";
const INPUT = "export { default } from '@mui/material/OutlinedInput';";
const RADIO = "export { default } from '@mui/material/Radio';";
const CHECKBOX = "export { default } from '@mui/material/Checkbox';";
const CARD_NUMBER = "export { CardNumberElement } from '@stripe/react-stripe-js';";

it.each([
  ['ripples, which the theme turns off', BUTTON, 'MuiButtonBase', 'pulsateKeyframe'],
  ['spinners, as buttons say that they are busy', LABELED_BUTTON, 'MuiButton', 'MuiCircularProgress'],
  ['the text area, which the checkout does not have', INPUT, 'MuiOutlinedInput', 'calculateTextareaStyles'],
  ['icons of radio buttons, as the theme has its own', RADIO, 'MuiRadio', 'RadioButtonChecked'],
  ['icons of checkboxes, as the theme has its own', CHECKBOX, 'MuiCheckbox', '"CheckBox"'],
  ["elements of Stripe's that the page does not use", CARD_NUMBER, '"cardNumber"', '"issuingCard'],
  ["checks of props of Stripe's components", CARD_NUMBER, '"cardNumber"', 'propTypes ='],
])('drops %s, and nothing else would', async (_unused, source, used, unused) => {
  const full = await buildScript(source, []);
  const code = await buildScript(source);

  expect(full).toContain(unused);
  expect(code).not.toContain(unused);
  expect(code).toContain(used);
});

it('refuses a field of several lines in the checkout, whose text area is dropped', async () => {
  const script = buildScript(`export { note } from '${FEATURE}';`);

  await expect(script).rejects.toThrow('The checkout has a field of several lines now');
});
