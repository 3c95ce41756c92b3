import { isBoardId, SOUND_SETS } from './board.rules.ts';
import type { BoardId, LexigramKey, SoundSet } from './keyboard.types.ts';
import { MAX_SENTENCE } from './sentence.rules.ts';
import type { Sentence } from './sentence.rules.ts';

/** What an address of the keyboard says. */
export type KeyboardLink = { board: BoardId; set: SoundSet; sentence: Sentence };

/** What was found in an address: where it names no board or set of ours, the visitor's own stays. */
export type FoundLink = Partial<Pick<KeyboardLink, 'board' | 'set'>> & {
  sentence: Sentence;
  /** What stood among the signs and is no word of ours, shortened, to be told. */
  unknown: readonly string[];
};

/** More than the longest address of ours needs; what comes after is not read. */
const MAX_ADDRESS = 2000;
const MAX_UNKNOWN = 24;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** The fields of an address by name, the first of each; without the browser's own reader, which the server's rules lack. */
function listFields(search: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const pair of search.slice(0, MAX_ADDRESS).replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (!fields.has(decoded(name))) fields.set(decoded(name), decoded(value.join('=')));
  }
  return fields;
}

const listWords = (say: string): LexigramKey[] =>
  say
    .split('.')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

/** `?panel=delta&set=20&say=please.give.banana`: what restores panel, set and signs. */
export const buildKeyboardUrl = ({ board, set, sentence }: KeyboardLink): string =>
  `?panel=${board}&set=${String(set)}${sentence.length > 0 ? `&say=${sentence.join('.')}` : ''}`;

/** What the address asks for; whatever somebody wrote into it, a sentence of ours comes out. */
export function parseKeyboardLink(search: string, isKnown: (key: LexigramKey) => boolean): FoundLink {
  const fields = listFields(search);
  const panel = fields.get('panel')?.toLowerCase();
  const words = listWords(fields.get('say') ?? '');
  const known = words.filter(isKnown);
  const unknown = words.filter((word) => !isKnown(word)).map((word) => word.slice(0, MAX_UNKNOWN));
  return {
    board: isBoardId(panel) ? panel : undefined,
    set: SOUND_SETS.find((set) => String(set) === fields.get('set')),
    sentence: known.slice(0, MAX_SENTENCE),
    unknown: [...new Set(unknown)].slice(0, MAX_SENTENCE),
  };
}
