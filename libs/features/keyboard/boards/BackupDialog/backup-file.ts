import {
  isOwnKey,
  parseBoardSource,
  parseOwnBoards,
  parseOwnWords,
  parseSavedKeyboard,
} from '@paniscus/domain/keyboard';
import type { BoardSource } from '@paniscus/domain/keyboard';
import { isRecord } from '@paniscus/domain/validation';
import { findLexigram } from '@paniscus/lexigrams';
import type { KeyboardBackup } from '../../keyboard.types';

const FORMAT = 'paniscus-keyboard-backup';
const VERSION = 1;

export type BackupFile = KeyboardBackup & {
  /** ISO date and time; empty when the file does not say. */
  savedAt: string;
};

const isKnown = (key: string) => findLexigram(key) !== undefined || isOwnKey(key);

function encodeBytes(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(binary);
}

const decodeBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const encodeSource = (source: BoardSource | undefined) =>
  source?.packaged === undefined
    ? source
    : { ...source, packaged: { ...source.packaged, bytes: encodeBytes(source.packaged.bytes) } };

function decodeSource(value: unknown): BoardSource | undefined {
  const source = parseBoardSource(value, isKnown);
  const packaged = isRecord(value) ? value['packaged'] : undefined;
  if (source === undefined || !isRecord(packaged)) return source;
  const { bytes, path } = packaged;
  if (typeof bytes !== 'string' || typeof path !== 'string') return source;
  return { ...source, packaged: { bytes: decodeBytes(bytes), path } };
}

/** One JSON file with everything that the keyboard saves on this device. */
export const buildBackupFile = ({ savedAt, keyboard, words, boards, source }: BackupFile): string =>
  JSON.stringify({
    format: FORMAT,
    version: VERSION,
    savedAt,
    keyboard,
    words,
    boards,
    source: encodeSource(source),
  });

/** Reads a backup file; `undefined` for any other file. Invalid parts are replaced by defaults. */
export function parseBackupFile(text: string): BackupFile | undefined {
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file) || file['format'] !== FORMAT || file['version'] !== VERSION) return undefined;
    return {
      savedAt: typeof file['savedAt'] === 'string' ? file['savedAt'] : '',
      keyboard: parseSavedKeyboard(file['keyboard'], isKnown),
      words: parseOwnWords(file['words']),
      boards: parseOwnBoards(file['boards'], isKnown),
      source: decodeSource(file['source']),
    };
  } catch {
    return undefined;
  }
}
