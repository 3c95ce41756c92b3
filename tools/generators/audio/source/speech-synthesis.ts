// Speech synthesis with festival and the voice CMU SLT (HTS), 32 kHz.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRONUNCIATIONS } from '#libs/lexigrams/vocabulary/pronunciations.data.ts';
import type { Syllable } from '#libs/lexigrams/vocabulary/pronunciations.data.ts';
import { run } from '../programs.ts';
import type { Sound } from '../sound/sound.ts';
import { readWave } from '../sound/wave.ts';

export const VOICE = 'voice_cmu_us_slt_arctic_hts';

type SpokenWord = { key: string; word: string };

const formatSyllable = ([phones, stress]: Syllable): string => `((${phones}) ${stress})`;

/**
 * Placeholder word for given phonemes in festival's lexicon; letters only, or festival would split it into several
 * words.
 */
const getLexiconWord = (index: number): string => `paniscus${'x'.repeat(index + 1)}`;

/** Festival commands that synthesize a word, with a lexicon entry when phonemes are given. */
function buildFestivalCommands({ key, word }: SpokenWord, index: number): string[] {
  const pronunciation = PRONUNCIATIONS[key];
  const file = `${key}.wav`;
  if (!pronunciation || 'text' in pronunciation)
    return [`(keep ${JSON.stringify(pronunciation?.text ?? word)} "${file}")`];
  const entry = getLexiconWord(index);
  return [
    `(lex.add.entry '("${entry}" nil (${pronunciation.syllables.map(formatSyllable).join(' ')})))`,
    `(keep "${entry}" "${file}")`,
  ];
}

/** Everything that determines the pronunciation; part of the version hash. */
export const buildWordScript = (lexigram: SpokenWord): string =>
  buildFestivalCommands(lexigram, 0).join('\n');

const buildFestivalScript = (words: readonly SpokenWord[], folder: string): string =>
  [
    `(${VOICE})`,
    `(define (keep text file) (utt.save.wave (SynthText text) (string-append ${JSON.stringify(`${folder}/`)} file) 'riff))`,
    ...words.flatMap(buildFestivalCommands),
    '',
  ].join('\n');

/** Synthesizes words to WAV files in the folder; reproducible. */
export async function synthesizeWords(
  words: readonly SpokenWord[],
  folder: string,
): Promise<Map<string, Sound>> {
  const script = join(folder, 'words.scm');
  await writeFile(script, buildFestivalScript(words, folder));
  await run('festival', ['--batch', script]);
  const sounds = words.map(
    async ({ key }) => [key, readWave(await readFile(join(folder, `${key}.wav`)))] as const,
  );
  return new Map(await Promise.all(sounds));
}
