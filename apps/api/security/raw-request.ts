import { connect } from 'node:net';

export function exchangeRaw(url: string, request: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', reject);
  });
}

export async function sendRaw(url: string, request: string | Buffer): Promise<number[]> {
  const response = await exchangeRaw(url, request);
  return [...response.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((match) => Number(match[1]));
}

export function rawRequest(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body = '',
): string {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
