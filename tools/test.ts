// npm test [-- STAGE…]: runs everything that proves the site works and ends with `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killEverything } from './suite/command.ts';
import type { Stage } from './suite/stages.ts';
import { STAGES } from './suite/stages.ts';
import type { Row } from './suite/table.ts';
import { lastLine, rowText, withNothingAsFailure } from './suite/table.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
const folder = mkdtempSync(join(tmpdir(), 'paniscus-test-'));

function stopEarly(): void {
  killEverything();
  rmSync(folder, { recursive: true, force: true });
  process.exit(130);
}

async function runStage(stage: Stage): Promise<Row | undefined> {
  const startedAt = performance.now();
  const outcome = await stage.run(folder).catch((error: unknown) => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output };
  });
  if (typeof outcome === 'string') {
    console.log(`${stage.name.padEnd(22)}${outcome}`);
    return undefined;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const row = { name: stage.name, seconds, ...withNothingAsFailure(outcome) };
  if (row.failed > 0) console.log(`\n${row.output.trim()}\n`);
  console.log(rowText(row));
  return row;
}

/** So many at a time; their lines come in the order in which they end. */
async function runAll(stages: Stage[], atOnce: number): Promise<Row[]> {
  const rows: Row[] = [];
  const waiting = stages.values();
  const lane = async () => {
    for (const stage of waiting) {
      const row = await runStage(stage);
      if (row !== undefined) rows.push(row);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return rows;
}

if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are ${STAGES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopEarly);
const chosen = STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const light = await runAll(
  chosen.filter(({ isLight }) => isLight),
  2,
);
const others = await runAll(
  chosen.filter(({ isLight }) => !isLight),
  1,
);
const rows = [...light, ...others];
rmSync(folder, { recursive: true, force: true });
console.log(`\n${lastLine(rows)}`);
process.exitCode = rows.some(({ failed }) => failed > 0) ? 1 : 0;
