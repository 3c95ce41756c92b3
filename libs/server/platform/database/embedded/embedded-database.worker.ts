import { once } from 'node:events';
import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket';
import type { PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket';
import { ProtocolQueue } from './protocol-queue.ts';

/** Runs the embedded PostgreSQL in a worker thread, so that queries never block requests. */
const { directory, socketPath, maxConnections } = workerData as {
  directory: string;
  socketPath: string;
  maxConnections: number;
};

const db = await PGlite.create({ dataDir: directory });
// The package's type is a class with private members, which another class cannot implement.
const queryQueue = new ProtocolQueue(db) as unknown as PGLiteSocketHandlerOptions['queryQueue'];
const handlers = new Set<PGLiteSocketHandler>();
const server = createServer((socket) => {
  const handler = new PGLiteSocketHandler({ queryQueue, closeOnDetach: true });
  handlers.add(handler);
  socket.once('close', () => handlers.delete(handler));
  void handler.attach(socket);
});
server.maxConnections = maxConnections;
server.listen(socketPath);
await once(server, 'listening');

parentPort?.once('message', async () => {
  server.close();
  await Promise.all([...handlers].map((handler) => handler.detach(true)));
  await db.close();
  parentPort?.postMessage('stopped');
});
parentPort?.postMessage('ready');
