import { mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { isEmail } from '@paniscus/domain/validation';

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

  /**
   * Required unless the sandbox provides a default. `form` describes the pattern, such as `start with sk_`; the value is
   * never repeated.
   */
  secret(name: string, sandboxDefault: string | undefined, pattern?: RegExp, form?: string): string {
    const value = this.optional(name) ?? sandboxDefault;
    if (value === undefined) this.addError(name, 'is required');
    else if (pattern !== undefined && !pattern.test(value)) this.addError(name, `must ${form}`);
    return value ?? '';
  }

  /** PostgreSQL server; undefined when it is not set. The value may contain a password and is never repeated. */
  database(name: string): string | undefined {
    const value = this.optional(name);
    if (value !== undefined && !hasProtocol(value, /^postgres(?:ql)?:$/))
      this.addError(name, 'must be a PostgreSQL URL such as postgres://user:password@host/name');
    return value;
  }

  /** Mail server. The value may contain a password and is never repeated. */
  mailServer(name: string, sandboxDefault: string | undefined): string {
    const value = this.secret(name, sandboxDefault);
    if (value !== '' && !hasProtocol(value, /^smtps?:$/))
      this.addError(name, 'must be a mail server URL such as smtps://user:password@host:465');
    return value;
  }

  /** Sender of emails: one name and one address. */
  sender(name: string, sandboxDefault: string | undefined): string {
    const value = this.secret(name, sandboxDefault);
    if (value !== '' && !isSender(value))
      this.addError(
        name,
        `must be one name and one address, such as Name <name@example.org>, not "${value}"`,
      );
    return value;
  }

  /** IP address or host name to listen on. */
  host(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (isIP(value) === 0 && !HOST_NAME.test(value))
      this.addError(name, `must be an IP address or a host name, not "${value}"`);
    return value;
  }

  /** Path of a folder, which is created when it is missing. */
  folder(name: string, path: string): string {
    try {
      mkdirSync(path, { recursive: true, mode: 0o700 });
    } catch (error) {
      this.addError(
        name,
        `must be a folder that can be created, not "${path}" (${(error as Error).message})`,
      );
    }
    return path;
  }

  integer(name: string, fallback: number, minimum: number, maximum: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d{1,9}$/.test(value) && number >= minimum && number <= maximum) return number;
    this.addError(name, `must be an integer from ${minimum} to ${maximum}, not "${value}"`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.optional(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'true', 'on', 'yes'].includes(value)) return true;
    if (['0', 'false', 'off', 'no'].includes(value)) return false;
    this.addError(name, `must be 1 or 0, not "${value}"`);
    return fallback;
  }

  url(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (!/^https?:\/\/[^\s/]{1,250}/.test(value) || !hasProtocol(value, /^https?:$/))
      this.addError(name, `must be an http or https URL, not "${value}"`);
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
    if (!choices.includes(value)) this.addError(name, `must be one of ${choices.join(', ')}, not "${value}"`);
    return value;
  }

  /** Proxy IPs and ranges whose client IP header is trusted; never all IPs. */
  proxies(name: string): string[] {
    const entries = this.list(name);
    const wrong = entries.find((entry) => !isProxy(entry));
    if (wrong !== undefined)
      this.addError(
        name,
        `must be comma-separated IP addresses or ranges such as 10.0.0.0/8, not "${wrong}"`,
      );
    return entries;
  }
}

const HOST_NAME = /^[a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?$/i;
const hasProtocol = (text: string, protocol: RegExp): boolean =>
  URL.canParse(text) && protocol.test(new URL(text).protocol) && new URL(text).hostname !== '';

/** An address, or a name and an address in angle brackets. A name in quotes may have the separators of address lists. */
function isSender(text: string): boolean {
  const start = text.lastIndexOf('<');
  if (start === -1 || !text.endsWith('>')) return isEmail(text);
  const name = text.slice(0, start).trim();
  return isEmail(text.slice(start + 1, -1)) && /^(?:[^"<>,;:@\\]{1,200}|"[^"\\\r\n]{1,200}")$/.test(name);
}

function isProxy(entry: string): boolean {
  const [address = '', range, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0) return PROXY_NAMES.includes(entry);
  if (range === undefined) return true;
  const isRange = /^[1-9]\d{0,2}$/.test(range) && Number(range) <= (version === 4 ? 32 : 128);
  return rest.length === 0 && (isRange || isIP(range) === version);
}
