import type { ServerContext } from '@paniscus/routes';
import { createContext } from 'react-router-dom';

/** In development the pages are not served by the API server, so loaders call it over the network. */
const developmentContext: ServerContext = {
  api: (path, body) =>
    fetch(`${process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'}/api${path}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }),
  publicUrl: 'http://localhost:5173',
  videos: { playerOrigin: 'http://127.0.0.1:4010', hasSamples: true },
  hasNewsletter: true,
  reportError: (error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  },
};

export const serverContext = createContext<ServerContext>(developmentContext);

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
