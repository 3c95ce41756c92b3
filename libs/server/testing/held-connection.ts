import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy that holds back a service's replies, so that a spec decides when a slow service has finished. */
export type HeldConnection = {
  url: string;
  /** Resolves when the service has received the marker and its replies are held back. */
  held: Promise<void>;
  release: () => void;
  stop: () => Promise<void>;
};

/** Forwards connections to a service, and holds back all its replies once a client has sent the marker. */
export async function holdReplies(serviceUrl: string, marker: string): Promise<HeldConnection> {
  const { hostname, port } = new URL(serviceUrl);
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const service = connect({ host: hostname, port: Number(port) });
    for (const socket of [client, service]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    service.pipe(client);
    let received = '';
    client.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (received.includes(marker)) {
        service.unpipe(client).pause();
        held.resolve();
        void released.promise.then(() => service.pipe(client));
      }
      service.write(chunk);
    });
    client.on('end', () => service.end());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(serviceUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await once(proxy, 'close');
  };
  return { url: url.href, held: held.promise, release: released.resolve, stop };
}
