import { isIP } from 'node:net';

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Invalid environment; the message names each variable and what is wrong with it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads typed values from environment variables and collects all errors, to report them at once. */
export class SettingsReader {
  private readonly errors: string[] = [];
  private readonly environment: Record<string, string | undefined>;

  constructor(environment: Record<string, string | undefined>) {
    this.environment = environment;
  }

  addError(name: string, reason: string): void {
    this.errors.push(`${name} ${reason}`);
  }

  finish(): void {
    if (this.errors.length > 0) throw new SettingsError(`Invalid settings:\n  ${this.errors.join('\n  ')}`);
  }

  optional(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  /** Required unless the sandbox provides a default. */
  secret(name: string, sandboxDefault: string | undefined): string {
    const value = this.optional(name) ?? sandboxDefault;
    if (value === undefined) this.addError(name, 'is required');
    return value ?? '';
  }

  integer(name: string, fallback: number, minimum: number, maximum: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d{1,9}$/.test(value) && number >= minimum && number <= maximum) return number;
    this.addError(name, `must be an integer from ${minimum} to ${maximum}`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.optional(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'true', 'on', 'yes'].includes(value)) return true;
    if (!['0', 'false', 'off', 'no'].includes(value)) this.addError(name, 'must be 1 or 0');
    return false;
  }

  url(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (!/^https?:\/\/[^\s/]{1,250}/.test(value) || !URL.canParse(value))
      this.addError(name, 'must be an http or https URL');
    return value;
  }

  list(name: string): string[] {
    return this.text(name, '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  }

  choice(name: string, choices: readonly string[], fallback: string): string {
    const value = this.text(name, fallback);
    if (!choices.includes(value)) this.addError(name, `must be one of ${choices.join(', ')}`);
    return value;
  }

  /** Proxy IPs and ranges whose client IP header is trusted; never all IPs. */
  proxies(name: string): string[] {
    const entries = this.list(name);
    if (!entries.every(isProxy)) this.addError(name, 'must be comma-separated IP addresses or ranges');
    return entries;
  }
}

function isProxy(entry: string): boolean {
  const [address = '', range, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0) return PROXY_NAMES.includes(entry);
  if (range === undefined) return true;
  const isRange = /^[1-9]\d{0,2}$/.test(range) && Number(range) <= (version === 4 ? 32 : 128);
  return rest.length === 0 && (isRange || isIP(range) === version);
}
