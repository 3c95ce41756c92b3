export interface StripeError {
  type: string;
  message: string;
  code?: string;
  [detail: string]: unknown;
}

export type Result<T> = { value: T; error?: undefined } | { value?: undefined; error: StripeError };

export type Fields = { [name: string]: unknown };

const UNREACHABLE: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

/** Sends form-encoded requests with the publishable key. */
export class ApiClient {
  readonly #base: string;
  readonly #key: string;

  constructor(base: string, key: string) {
    this.#base = base;
    this.#key = key;
  }

  post<T>(path: string, fields: Fields): Promise<Result<T>> {
    return this.#request<T>(path, { method: 'POST', body: this.#encode(fields) });
  }

  get<T>(path: string, fields: Fields): Promise<Result<T>> {
    return this.#request<T>(`${path}?${this.#encode(fields)}`, {});
  }

  #encode(fields: Fields): URLSearchParams {
    return new URLSearchParams(flattenFields({ key: this.#key, ...fields }));
  }

  async #request<T>(path: string, init: RequestInit): Promise<Result<T>> {
    try {
      const response = await fetch(`${this.#base}${path}`, { ...init, credentials: 'omit' });
      const body = (await response.json()) as { error?: StripeError };
      return body.error ? { error: body.error } : { value: body as T };
    } catch {
      return { error: UNREACHABLE };
    }
  }
}

/** Flattens nested fields to bracket notation and omits empty values. */
function flattenFields(fields: Fields, prefix = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const path = prefix ? `${prefix}[${name}]` : name;
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'object') return flattenFields(value as Fields, path);
    return [[path, String(value)]];
  });
}
