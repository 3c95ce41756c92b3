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
function readSystem(): System {
  const name = `SYSTEM_${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`;
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; global-setup.ts sets it.`);
  return JSON.parse(value) as System;
}

export const system: System = {
  get siteUrl() {
    return readSystem().siteUrl;
  },
  get sandboxUrl() {
    return readSystem().sandboxUrl;
  },
  get staff() {
    return readSystem().staff;
  },
  get editor() {
    return readSystem().editor;
  },
  get pid() {
    return readSystem().pid;
  },
  get dataDir() {
    return readSystem().dataDir;
  },
};
