import { createContext } from 'react-router-dom';
import type { AnalyticsSettings } from './analytics/analytics';

/** What the server hands to loaders and to the rendering of a page. */
export type ServerContext = {
  /** Asks the API (`/posts/`, without `/api`) through the same handlers as the browser would, without a network. */
  api: (path: string) => Promise<Response>;
  /** Where the site stands for the world, without a slash at the end. */
  publicUrl: string;
  /** What counts visits; without it nothing does, and nobody is asked. */
  analytics?: AnalyticsSettings;
  /** Writes an error that a visitor sees as a drawn page into the server's log. */
  reportError: (error: unknown) => void;
};

/** While developing there is no server of ours around the pages, so loaders ask it over the network. */
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
