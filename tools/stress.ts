// npm run test:stress -- PROJECT [PART…] [--times 5] [--target NAME]: runs the tests of a project several times beside two
// busy loops, without a cache and without a second try, and prints which failed how often. PART limits the run to spec
// files or stories, as it does for the command of the target.
import { parseArgs } from 'node:util';
import { startBusyLoops } from '#tools/workspace/busy-loops.ts';
import { build, findProject, runNx } from '#tools/workspace/nx.ts';
import {
  findTestTarget,
  formatStressTable,
  listRequiredBuilds,
  repeatUnderLoad,
} from '#tools/workspace/stress.ts';

const BUSY_LOOPS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '5' }, target: { type: 'string' } },
});
const [name, ...parts] = positionals;
const times = Number(values.times);
if (name === undefined || !Number.isInteger(times) || times < 1) {
  console.error('Usage: npm run test:stress -- PROJECT [PART…] [--times 5] [--target NAME]');
  process.exit(2);
}
const project = await findProject(name);
const target = values.target ?? (project && findTestTarget(project));
if (project === undefined || target === undefined || !(target in project.targets)) {
  console.error(project ? `${name} has no target ${target ?? 'with tests'}.` : `Unknown project: ${name}.`);
  process.exit(2);
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
const builds = listRequiredBuilds(project, target);
if (builds.length > 0) await build(builds, builds.join(', '));
const flags = ['--output-style=static', '--skip-nx-cache', '--exclude-task-dependencies'];
const loops = startBusyLoops(BUSY_LOOPS);
try {
  const runs = await repeatUnderLoad(
    { project: name, target },
    {
      times: interruption.signal.aborted ? 0 : times,
      run: () => runNx(['run', `${name}:${target}`, ...flags, ...parts]),
      signal: interruption.signal,
    },
  );
  console.log(`\n${formatStressTable(runs)}`);
  process.exitCode = interruption.signal.aborted || runs.some((titles) => titles.length > 0) ? 1 : 0;
} finally {
  await loops.stop();
}
