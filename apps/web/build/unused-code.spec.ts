import { join } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { treeShaking } from './tree-shaking.ts';
import { withoutUnusedCode } from './unused-code.ts';

/** Only its folder matters, from which packages are resolved. */
const ENTRY = join(import.meta.dirname, 'entry.js');

/** Builds a script that exports a component of a package. */
async function buildScript(source: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) => (id === ENTRY ? source : undefined),
  };
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, withoutUnusedCode()],
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

it("keeps only the element that a page uses of Stripe's components, without checks of props", async () => {
  const code = await buildScript("export { CardNumberElement } from '@stripe/react-stripe-js';");

  expect(code).toContain('"cardNumber"');
  expect(code).not.toContain('"issuingCard');
  expect(code).not.toContain('propTypes =');
});

it('drops ripples, which the theme turns off', async () => {
  const code = await buildScript("export { default } from '@mui/material/ButtonBase';");

  expect(code).toContain('MuiButtonBase');
  expect(code).not.toContain('pulsateKeyframe');
});
