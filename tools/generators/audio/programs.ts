// Programs, all in Debian: festival, festvox-us-slt-hts, rubberband-cli, sox, opus-tools, vorbis-tools, lame; ffmpeg
// only for recordings.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program with `input` on standard input and returns its standard output. */
export async function run(program: string, args: readonly string[], input?: Buffer): Promise<string> {
  const started = execute(program, args, { maxBuffer: 64 * 1024 * 1024 });
  started.child.stdin?.end(input);
  return (await started).stdout;
}

const PACKAGES = [
  ...['festival', 'festvox-us-slt-hts', 'rubberband-cli', 'librubberband2', 'sox'],
  ...['opus-tools', 'libopus0', 'vorbis-tools', 'libvorbisenc2', 'lame', 'libmp3lame0'],
];

/** Program versions; other versions may generate different bytes. */
export async function versions(): Promise<Record<string, string>> {
  const listing = await run('dpkg-query', ['--show', '--showformat=${Package} ${Version}\\n', ...PACKAGES]);
  const lines = listing.trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(' ') as [string, string]).sort());
}

/** Maps items concurrently with a limit; results are in input order. */
export async function mapConcurrently<Item, Answer>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Answer>,
  atOnce = 2,
): Promise<Answer[]> {
  const responses: Answer[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      responses[index] = await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return responses;
}
