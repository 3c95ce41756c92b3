import { isBoardId, SOUND_SETS } from './board.rules.ts';
import type { BoardId, LexigramKey, SoundSet } from './keyboard.types.ts';
import { MAX_SENTENCE } from './sentence.rules.ts';
import type { Sentence } from './sentence.rules.ts';

export type KeyboardLink = { board: BoardId; set: SoundSet; sentence: Sentence };

/** Result of parsing a link. Without a valid board or set, the visitor's current one stays. */
export type FoundLink = Partial<Pick<KeyboardLink, 'board' | 'set'>> & {
  sentence: Sentence;
  /** Unknown words in the link, truncated, to report to the visitor. */
  unknown: readonly string[];
};

/** Exceeds the longest valid link; the rest is ignored. */
const MAX_ADDRESS = 2000;
const MAX_UNKNOWN = 24;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/**
 * Query parameters by name, first occurrence only. Does not use `URLSearchParams`, which the server rules' type library
 * lacks.
 */
function parseFields(search: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const pair of search.slice(0, MAX_ADDRESS).replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (!fields.has(decoded(name))) fields.set(decoded(name), decoded(value.join('=')));
  }
  return fields;
}

const parseSentence = (say: string): LexigramKey[] =>
  say
    .split('.')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

/** Builds the query string that restores panel, set and signs: `?panel=delta&set=20&say=please.give.banana`. */
export const buildKeyboardUrl = ({ board, set, sentence }: KeyboardLink): string =>
  `?panel=${board}&set=${String(set)}${sentence.length > 0 ? `&say=${sentence.join('.')}` : ''}`;

/** Parses untrusted query parameters; the sentence contains known words only. */
export function parseKeyboardLink(search: string, isKnown: (key: LexigramKey) => boolean): FoundLink {
  const fields = parseFields(search);
  const panel = fields.get('panel')?.toLowerCase();
  const words = parseSentence(fields.get('say') ?? '');
  const known = words.filter(isKnown);
  const unknown = words.filter((word) => !isKnown(word)).map((word) => word.slice(0, MAX_UNKNOWN));
  return {
    board: isBoardId(panel) ? panel : undefined,
    set: SOUND_SETS.find((set) => String(set) === fields.get('set')),
    sentence: known.slice(0, MAX_SENTENCE),
    unknown: [...new Set(unknown)].slice(0, MAX_SENTENCE),
  };
}
