import { isBoardId, SOUND_SETS } from './board.rules.ts';
import type { BoardId, LexigramKey, SoundSet } from './keyboard.types.ts';
import { MAX_SENTENCE } from './sentence.rules.ts';
import type { Sentence } from './sentence.rules.ts';
import { cutText } from '../text/cut-text.ts';

export type KeyboardLink = { board: BoardId; set: SoundSet; sentence: Sentence };

/** Result of parsing a link. Without a valid board or set, the visitor's current one stays. */
export type ParsedKeyboardLink = Partial<Pick<KeyboardLink, 'board' | 'set'>> & {
  sentence: Sentence;
  /** Unknown words in the link, truncated, to report to the visitor. */
  unknown: readonly string[];
};

/** Exceeds the longest valid link; the rest is ignored. */
const MAX_QUERY_LENGTH = 2000;
const MAX_UNKNOWN_LENGTH = 24;

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/**
 * Query parameters by name, first occurrence only. Does not use `URLSearchParams`, which is not in the type library of
 * this project.
 */
function parseParams(search: string): ReadonlyMap<string, string> {
  const params = new Map<string, string>();
  for (const pair of search.slice(0, MAX_QUERY_LENGTH).replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (!params.has(decode(name))) params.set(decode(name), decode(value.join('=')));
  }
  return params;
}

const parseSentence = (say: string): LexigramKey[] =>
  say
    .split('.')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

/** Builds the query string that restores panel, set and signs: `?panel=delta&set=20&say=please.give.banana`. */
export const buildKeyboardQuery = ({ board, set, sentence }: KeyboardLink): string =>
  `?panel=${board}&set=${String(set)}${sentence.length > 0 ? `&say=${sentence.join('.')}` : ''}`;

/** Parses untrusted query parameters; the sentence contains known words only. */
export function parseKeyboardLink(
  search: string,
  isKnown: (key: LexigramKey) => boolean,
): ParsedKeyboardLink {
  const params = parseParams(search);
  const panel = params.get('panel')?.toLowerCase();
  const words = parseSentence(params.get('say') ?? '');
  const known = words.filter(isKnown);
  const unknown = words.filter((word) => !isKnown(word)).map((word) => cutText(word, MAX_UNKNOWN_LENGTH));
  return {
    board: isBoardId(panel) ? panel : undefined,
    set: SOUND_SETS.find((set) => String(set) === params.get('set')),
    sentence: known.slice(0, MAX_SENTENCE),
    unknown: [...new Set(unknown)].slice(0, MAX_SENTENCE),
  };
}
