interface Account {
  username: string;
  password: string;
}

interface System {
  siteUrl: string;
  sandboxUrl: string;
  /** Account with the admin role. */
  staff: Account;
  editor: Account;
  /** Process id of the server, for measuring CPU time. */
  pid: number;
  /** Contains the socket of the embedded database. */
  dataDir: string;
}

/** `TEST_PARALLEL_INDEX` starts at 0 and is reused when Playwright replaces a failed worker. */
function ours(): System {
  const name = `TRIAL_${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`;
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; global-setup.ts sets it.`);
  return JSON.parse(value) as System;
}

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
