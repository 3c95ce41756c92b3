interface Account {
  username: string;
  password: string;
}

/** A running system with its sandbox. */
export interface Trial {
  siteUrl: string;
  sandboxUrl: string;
  staff: Account;
  makeEditor: () => Promise<Account>;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts the built site with these settings. (The tools are not a workspace project, so they are imported by URL.) */
export const { startTrial } = (await import(
  new URL('../../../tools/system/trial.ts', import.meta.url).href
)) as {
  startTrial: (settings: Record<string, string>) => Promise<Trial>;
};
