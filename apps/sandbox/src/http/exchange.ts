import type { IncomingMessage } from 'node:http';
import { parseForm } from './form.ts';
import type { FormValue } from './form.ts';

export interface HttpRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** Parsed form or JSON body; for a GET the query. */
  fields: Record<string, FormValue>;
}

export interface HttpResponse {
  status: number;
  /** Objects are sent as JSON. */
  body: object | string | Buffer;
  headers?: Record<string, string>;
}

const BODY_LIMIT_BYTES = 1_000_000;

export class BadRequest extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

export async function readRequest(message: IncomingMessage): Promise<HttpRequest> {
  const url = new URL(message.url ?? '/', 'http://sandbox');
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  const body = await readBody(message);
  return { method: message.method ?? 'GET', url, headers, fields: parseFields(headers, url, body) };
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new BadRequest('The body is larger than 1 MB.', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseFields(headers: Record<string, string>, url: URL, body: string): Record<string, FormValue> {
  const query = parseForm(url.searchParams);
  if (!body) return query;
  if (headers['content-type']?.startsWith('application/json')) return { ...query, ...parseJson(body) };
  return { ...query, ...parseForm(new URLSearchParams(body)) };
}

function parseJson(body: string): Record<string, FormValue> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new BadRequest('The body is not JSON.');
  }
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) {
    throw new BadRequest('The body must be a JSON object.', 422);
  }
  return parsed as Record<string, FormValue>;
}
