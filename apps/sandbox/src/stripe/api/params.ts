import { isFields } from '../../http/form.ts';
import type { FormFields, FormValue } from '../../http/form.ts';
import { invalid } from './api-error.ts';

/** Typed access to request fields; throws Stripe's validation errors. */
export class Params {
  readonly fields: FormFields;
  readonly #prefix: string;

  constructor(fields: FormFields, prefix = '') {
    this.fields = fields;
    this.#prefix = prefix;
  }

  /** Throws for fields that are not listed. */
  only(names: readonly string[]): this {
    const unknown = Object.keys(this.fields).filter((name) => !names.includes(name));
    if (unknown.length > 0) {
      const list = unknown.map((name) => this.#qualify(name)).join(', ');
      throw invalid(`Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${list}`, {
        code: 'parameter_unknown',
        param: this.#qualify(unknown[0] ?? ''),
      });
    }
    return this;
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.fields[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'object')
      throw invalid(`Invalid string: ${this.#qualify(name)}`, { param: this.#qualify(name) });
    return String(value);
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) {
      throw invalid(`Missing required param: ${this.#qualify(name)}.`, {
        code: 'parameter_missing',
        param: this.#qualify(name),
      });
    }
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, {
        code: 'parameter_invalid_integer',
        param: this.#qualify(name),
      });
    }
    return Number(value);
  }

  flag(name: string): boolean {
    const value = this.text(name);
    if (value === undefined || value === 'false') return false;
    if (value === 'true') return true;
    throw invalid(`Invalid boolean: ${value}`, { param: this.#qualify(name) });
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const choice = choices.find((nestedList) => nestedList === value);
    if (!choice) {
      throw invalid(`Invalid ${this.#qualify(name)}: must be one of ${choices.join(', ')}`, {
        param: this.#qualify(name),
      });
    }
    return choice;
  }

  list(name: string): string[] {
    const value = this.fields[name];
    if (value === undefined || value === '') return [];
    return (Array.isArray(value) ? value : [value]).map((nestedList) => String(nestedList));
  }

  nested(name: string): Params | undefined {
    const value = this.fields[name];
    if (value === undefined || value === '') return undefined;
    if (!isFields(value)) throw invalid('Invalid object', { param: this.#qualify(name) });
    return new Params(value, this.#qualify(name));
  }

  nestedList(name: string): Params[] {
    const value = this.fields[name];
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw invalid('Invalid array', { param: this.#qualify(name) });
    return value.map((item, index) => {
      const param = `${this.#qualify(name)}[${index}]`;
      if (!isFields(item)) throw invalid('Invalid object', { param });
      return new Params(item, param);
    });
  }

  /** Merges metadata: an empty value removes a key, an empty field removes all. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const metadata = this.fields.metadata;
    if (metadata === undefined) return before;
    if (metadata === '') return {};
    if (!isFields(metadata)) throw invalid('Invalid object', { param: 'metadata' });
    const merged = { ...before };
    for (const [key, value] of Object.entries(metadata)) {
      if (value === '') delete merged[key];
      else merged[key] = toMetadataValue(key, value);
    }
    if (Object.keys(merged).length > 50)
      throw invalid('Metadata can have at most 50 keys.', { param: 'metadata' });
    return merged;
  }

  #qualify(name: string): string {
    return this.#prefix ? `${this.#prefix}[${name}]` : name;
  }
}

function toMetadataValue(key: string, value: FormValue): string {
  if (value === null || typeof value === 'object') {
    throw invalid('Metadata values must be strings.', { param: `metadata[${key}]` });
  }
  if (key.length > 40) {
    throw invalid(`Metadata keys can have up to 40 characters, but you passed in ${key.length}.`, {
      param: 'metadata',
    });
  }
  const text = String(value);
  if (text.length > 500) {
    throw invalid(
      `Metadata values can have up to 500 characters, but you passed in a value that is ${text.length} characters.`,
      {
        param: `metadata[${key}]`,
      },
    );
  }
  return text;
}
