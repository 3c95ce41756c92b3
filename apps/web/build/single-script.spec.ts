import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { singleScript } from './single-script.ts';

/** Builds a script in one file from modules, by their names. */
async function buildScript(modules: Record<string, string>): Promise<string> {
  const sources: Plugin = {
    name: 'sources',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, singleScript()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

const LIBRARY = "export const loadDialog = () => import('dialog'); export { press } from 'press';";
const PRESS = 'export const press = (key) => console.log(key);';
const DIALOG = "import { press } from 'press'; export default press;";

it('has what it uses, without a wrapper for what others would load later', async () => {
  const code = await buildScript({
    entry: "import { press } from 'library'; press('Enter');",
    library: LIBRARY,
    press: PRESS,
    dialog: DIALOG,
  });

  expect(code).toContain('console.log(key)');
  expect(code).not.toContain('dialog');
  expect(code).not.toMatch(/\b__esm\w*\(/);
});

it('is refused when it loads something later itself', async () => {
  const modules = {
    entry: "import { loadDialog } from 'library'; void loadDialog();",
    library: LIBRARY,
    press: PRESS,
    dialog: DIALOG,
  };

  await expect(buildScript(modules)).rejects.toThrow(/entry would load dialog later/);
});
