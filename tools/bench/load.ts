import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

const CONNECTIONS = 8;

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Returns the compressed body. */
export function ask(url: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const headers = response.headers as Record<string, string>;
      buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers, body }), reject);
    });
    request.on('error', reject);
  });
}

/** Sends `count` requests over a few keep-alive connections. */
export async function load(url: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = count;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await ask(url, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  } finally {
    agent.destroy();
  }
}
