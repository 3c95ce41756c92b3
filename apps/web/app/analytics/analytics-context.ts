import { createContext } from 'react';

/**
 * Host of the analytics service, provided on the server for pages whose visits may be counted; not set in the browser.
 */
export const AnalyticsHost = createContext<string | undefined>(undefined);
