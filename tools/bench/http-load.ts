import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

const CONNECTIONS = 8;

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** GET request that accepts Brotli and gzip; returns the body without decompressing it. */
export function fetchCompressed(url: string, agent?: Agent): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const headers = response.headers as Record<string, string>;
      buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers, body }), reject);
    });
    request.on('error', reject);
  });
}

/** Sends `count` requests over a few keep-alive connections. */
export async function sendRequests(url: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let remaining = count;
  const worker = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const { status } = await fetchCompressed(url, agent);
      if (status !== 200) throw new Error(`${url} returned ${status}.`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  } finally {
    agent.destroy();
  }
}
