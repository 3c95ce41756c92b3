import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { withoutSchemaDescriptions } from './schema-descriptions.ts';

const SOURCE = `
import { choice, integer, list, record, text } from 'fields';
const kind: string[] = ['order'];
export const schema = record({
  about: text('Order number or name.'),
  id: integer(),
  kind: choice(kind, 'What it is about.'),
  all: list(text('Each of them.'), 'All of them.'),
  label: other('Kept.'),
});`;

/** Builds a script whose only module has the given file name. */
async function buildScript(file: string): Promise<string> {
  const source = { name: 'source', resolveId: (id: string) => id, load: () => SOURCE };
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, withoutSchemaDescriptions()],
    build: {
      write: false,
      minify: false,
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { external: 'fields' },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]?.output[0].code ?? '';
}

it('removes the descriptions of response schemas, and nothing else', async () => {
  const script = await buildScript('/order-response.schema.ts');

  for (const call of ['text()', 'integer()', 'choice(["order"])', 'list(text())', 'other("Kept.")'])
    expect(script.replaceAll(/\s/g, '')).toContain(call);
  expect(script).not.toMatch(/Order number|What it is about|of them/);
});

it('leaves other files as they are', async () => {
  expect(await buildScript('/order.schema.ts')).toContain('Order number or name.');
});
