import { SettingsError } from '../settings-reader.ts';
import { readSettings } from '../settings.ts';

/** Message with which the settings are refused; undefined when they are valid. */
export function findSettingsError(environment: Record<string, string | undefined>): string | undefined {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return undefined;
}
