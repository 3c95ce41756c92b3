export interface Account {
  username: string;
  password: string;
}

export interface System {
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

const getVariable = (worker: string) => `SYSTEM_${worker}`;

/** Passes a system on to the worker processes; called before they start. */
export function shareSystem(worker: number, shared: System): void {
  process.env[getVariable(String(worker))] = JSON.stringify(shared);
}

/** `TEST_PARALLEL_INDEX` starts at 0 and is reused when Playwright replaces a failed worker. */
function readSharedSystem(): System {
  const name = getVariable(process.env['TEST_PARALLEL_INDEX'] ?? '0');
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; global-setup.ts sets it.`);
  return JSON.parse(value) as System;
}

let ownSystem: System | undefined;

/** Replaces the system in this worker process; `undefined` restores the shared one. */
export function setOwnSystem(replacement: System | undefined): void {
  ownSystem = replacement;
}

const readSystem = () => ownSystem ?? readSharedSystem();

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
