import { createContext } from 'react';

/** On the server: the host that counts visits, where one does. Pages that run in the browser are not asked on. */
export const CountingHost = createContext<string | undefined>(undefined);
