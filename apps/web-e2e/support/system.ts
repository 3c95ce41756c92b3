interface Account {
  username: string;
  password: string;
}

interface System {
  siteUrl: string;
  sandboxUrl: string;
  /** An account with the role admin. */
  staff: Account;
  /** An account with the role editor. */
  editor: Account;
  /** The server's process, to measure what a page costs it. */
  pid: number;
  /** Where the embedded database has its socket. */
  dataDir: string;
}

/** Playwright counts its workers from 0 and gives the place of one that failed to the next. */
function ours(): System {
  const name = `TRIAL_${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`;
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; global-setup.ts sets it.`);
  return JSON.parse(value) as System;
}

/** The running system that this worker's journeys visit. */
export const system: System = {
  get siteUrl() {
    return ours().siteUrl;
  },
  get sandboxUrl() {
    return ours().sandboxUrl;
  },
  get staff() {
    return ours().staff;
  },
  get editor() {
    return ours().editor;
  },
  get pid() {
    return ours().pid;
  },
  get dataDir() {
    return ours().dataDir;
  },
};
