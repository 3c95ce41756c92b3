// Required programs, all available in Debian: festival, festvox-us-slt-hts, rubberband-cli, sox, opus-tools, vorbis-tools, lame; ffmpeg
// only for recordings.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/** Runs a program with `input` on standard input and returns its standard output. */
export async function run(program: string, args: readonly string[], input?: Buffer): Promise<string> {
  const running = execFileAsync(program, args, { maxBuffer: 64 * 1024 * 1024 });
  running.child.stdin?.end(input);
  return (await running).stdout;
}

const PACKAGES = [
  ...['festival', 'festvox-us-slt-hts', 'rubberband-cli', 'librubberband2', 'sox'],
  ...['opus-tools', 'libopus0', 'vorbis-tools', 'libvorbisenc2', 'lame', 'libmp3lame0'],
];

/** Program versions; other versions may generate different bytes. */
export async function readProgramVersions(): Promise<Record<string, string>> {
  const listing = await run('dpkg-query', ['--show', '--showformat=${Package} ${Version}\\n', ...PACKAGES]);
  const lines = listing.trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(' ') as [string, string]).sort());
}

/** Maps items concurrently with a limit; results are in input order. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  task: (item: Item, index: number) => Promise<Result>,
  concurrency = 2,
): Promise<Result[]> {
  const results: Result[] = [];
  let nextIndex = 0;
  const worker = async () => {
    for (let index = nextIndex++; index < items.length; index = nextIndex++) {
      results[index] = await task(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
