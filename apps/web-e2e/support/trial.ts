interface Account {
  username: string;
  password: string;
}

/** A running system of its own, with its stubs. */
export interface Trial {
  siteUrl: string;
  sandboxUrl: string;
  staff: Account;
  makeEditor: () => Promise<Account>;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts the built site with these settings. (The tools are no project of the workspace, so they are reached by address.) */
export const { startTrial } = (await import(
  new URL('../../../tools/system/trial.ts', import.meta.url).href
)) as {
  startTrial: (settings: Record<string, string>) => Promise<Trial>;
};
