import { createContext } from 'react-router-dom';
import type { AnalyticsSettings } from './analytics/analytics';

export type ServerContext = {
  /** Calls the API (`/posts/`, without `/api`) in process, through the same handlers that serve the browser. */
  api: (path: string) => Promise<Response>;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Analytics settings; without them nothing is counted and no consent is requested. */
  analytics?: AnalyticsSettings;
  reportError: (error: unknown) => void;
};

/** In development the pages are not served by the API server, so loaders call it over the network. */
const whileDeveloping: ServerContext = {
  api: (path) => fetch(`${process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'}/api${path}`),
  publicUrl: 'http://localhost:5173',
  reportError: (error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  },
};

export const serverContext = createContext<ServerContext>(whileDeveloping);

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
