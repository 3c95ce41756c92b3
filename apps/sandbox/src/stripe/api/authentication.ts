import type { HttpRequest } from '../../http/exchange.ts';
import type { Settings } from '../../settings.ts';
import { invalid } from './api-error.ts';

export type Caller = 'server' | 'browser';

/** Identifies the caller by API key: bearer token, basic auth user name or the field `key`. */
export function authenticateCaller(request: HttpRequest, settings: Settings): Caller {
  const key = readKey(request);
  if (!key) {
    throw invalid(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    );
  }
  if (key === settings.stripeSecretKey) return 'server';
  if (key === settings.stripePublishableKey) return 'browser';
  throw invalid(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`, {}, 401);
}

function readKey(request: HttpRequest): string | undefined {
  const [scheme, value] = (request.headers.authorization ?? '').split(' ');
  if (value && /^bearer$/i.test(scheme ?? '')) return value;
  if (value && /^basic$/i.test(scheme ?? ''))
    return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
  return typeof request.fields.key === 'string' ? request.fields.key : undefined;
}
