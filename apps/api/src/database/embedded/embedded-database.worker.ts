import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Runs the embedded PostgreSQL on a thread of its own, so that a query never holds up a request. */
const { directory, socketPath, maxConnections } = workerData as {
  directory: string;
  socketPath: string;
  maxConnections: number;
};

const db = await PGlite.create({ dataDir: directory });
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort?.postMessage('stopped');
});
parentPort?.postMessage('ready');
