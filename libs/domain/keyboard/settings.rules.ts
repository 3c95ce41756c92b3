import { toRecord } from '../validation/records.ts';
import type { KeyboardSettings, PressMode, Scanning } from './keyboard.types.ts';

/** Scan interval in milliseconds: limits, step and default. */
export const SCAN_PACE = { min: 400, max: 5000, step: 200, default: 1200 };
/** Extra time on the first item of a round, and after a choice, in milliseconds: limits, step and default. */
export const SCAN_DELAY = { min: 0, max: 5000, step: 200, default: 0 };
/** Rounds without a press: limits, step and default. */
export const SCAN_ROUNDS = { min: 1, max: 10, step: 1, default: 2 };
/** Time to hold or dwell in milliseconds: limits, step and default. */
export const PRESS_DELAY = { min: 200, max: 3000, step: 100, default: 800 };
/** Time after a press in which others are ignored, in milliseconds: limits, step and default. */
export const DEBOUNCE = { min: 0, max: 2000, step: 100, default: 0 };

/** Speed of the device's voice; 1 is its usual speed. */
export const VOICE_RATE = { min: 0.5, max: 2, step: 0.1, default: 1 };
/** Pitch of the device's voice; 1 is its usual pitch. */
export const VOICE_PITCH = { min: 0.5, max: 2, step: 0.1, default: 1 };
/** Volume of the device's voice, as a share of the device's volume. */
export const VOICE_VOLUME = { min: 0.1, max: 1, step: 0.1, default: 1 };

const SCANNINGS: readonly Scanning[] = ['off', 'one-switch', 'two-switches'];
const PRESS_MODES: readonly PressMode[] = ['touch', 'release', 'hold', 'dwell'];

export const DEFAULT_SETTINGS: KeyboardSettings = {
  hasLargeKeys: false,
  hasHighContrast: false,
  hasWords: true,
  scanning: 'off',
  scanPattern: 'blocks',
  scanPaceMs: SCAN_PACE.default,
  scanFirstDelayMs: SCAN_DELAY.default,
  scanChoiceDelayMs: SCAN_DELAY.default,
  scanRounds: SCAN_ROUNDS.default,
  selectSwitch: '',
  moveSwitch: '',
  hasScanVoice: false,
  pressMode: 'touch',
  pressDelayMs: PRESS_DELAY.default,
  debounceMs: DEBOUNCE.default,
  hasPressVoice: true,
  hasPhraseRow: true,
  hasPrediction: false,
  hasModeling: false,
  isLocked: false,
  voiceName: '',
  allowsOnlineVoice: false,
  voiceRate: VOICE_RATE.default,
  voicePitch: VOICE_PITCH.default,
  voiceVolume: VOICE_VOLUME.default,
};

const parseFlag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);

const parseText = (value: unknown) => (typeof value === 'string' ? value : '');

const parseNumber = (value: unknown, limits: typeof SCAN_PACE) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(limits.max, Math.max(limits.min, value))
    : limits.default;

/** Parses saved settings and replaces invalid values with defaults. */
export function parseSettings(value: unknown): KeyboardSettings {
  const { hasLargeKeys, hasHighContrast, hasWords, scanning, hasScanVoice, ...saved } = toRecord(value);
  return {
    hasLargeKeys: parseFlag(hasLargeKeys, DEFAULT_SETTINGS.hasLargeKeys),
    hasHighContrast: parseFlag(hasHighContrast, DEFAULT_SETTINGS.hasHighContrast),
    hasWords: parseFlag(hasWords, DEFAULT_SETTINGS.hasWords),
    scanning: SCANNINGS.find((name) => name === scanning) ?? 'off',
    scanPattern: saved['scanPattern'] === 'rows' ? 'rows' : 'blocks',
    scanPaceMs: parseNumber(saved['scanPaceMs'], SCAN_PACE),
    scanFirstDelayMs: parseNumber(saved['scanFirstDelayMs'], SCAN_DELAY),
    scanChoiceDelayMs: parseNumber(saved['scanChoiceDelayMs'], SCAN_DELAY),
    scanRounds: Math.round(parseNumber(saved['scanRounds'], SCAN_ROUNDS)),
    selectSwitch: parseText(saved['selectSwitch']),
    moveSwitch: parseText(saved['moveSwitch']),
    hasScanVoice: parseFlag(hasScanVoice, DEFAULT_SETTINGS.hasScanVoice),
    pressMode: PRESS_MODES.find((mode) => mode === saved['pressMode']) ?? 'touch',
    pressDelayMs: parseNumber(saved['pressDelayMs'], PRESS_DELAY),
    debounceMs: parseNumber(saved['debounceMs'], DEBOUNCE),
    hasPressVoice: parseFlag(saved['hasPressVoice'], DEFAULT_SETTINGS.hasPressVoice),
    hasPhraseRow: parseFlag(saved['hasPhraseRow'], DEFAULT_SETTINGS.hasPhraseRow),
    hasPrediction: parseFlag(saved['hasPrediction'], false),
    hasModeling: parseFlag(saved['hasModeling'], false),
    isLocked: parseFlag(saved['isLocked'], false),
    voiceName: parseText(saved['voiceName']),
    allowsOnlineVoice: parseFlag(saved['allowsOnlineVoice'], false),
    voiceRate: parseNumber(saved['voiceRate'], VOICE_RATE),
    voicePitch: parseNumber(saved['voicePitch'], VOICE_PITCH),
    voiceVolume: parseNumber(saved['voiceVolume'], VOICE_VOLUME),
  };
}
