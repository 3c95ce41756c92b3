interface Account {
  username: string;
  password: string;
}

interface Trial {
  siteUrl: string;
  sandboxUrl: string;
  staff: Account;
  makeEditor: () => Promise<Account>;
  pid: number;
  stop: () => Promise<void>;
}

/** The tools are no project of the workspace, so they are reached by address. */
const { startTrial } = (await import(new URL('../../../tools/system/trial.ts', import.meta.url).href)) as {
  startTrial: (settings: Record<string, string>) => Promise<Trial>;
};

/** Starts the built site with its stand-ins once for all journeys; their processes read where it is. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { siteUrl, sandboxUrl, staff, makeEditor, pid, stop } = await startTrial({
    // Lets each journey be a visitor from an address of its own.
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const editor = await makeEditor();
  Object.assign(process.env, {
    TRIAL_SITE_URL: siteUrl,
    TRIAL_SANDBOX_URL: sandboxUrl,
    TRIAL_STAFF_USERNAME: staff.username,
    TRIAL_STAFF_PASSWORD: staff.password,
    TRIAL_EDITOR_USERNAME: editor.username,
    TRIAL_EDITOR_PASSWORD: editor.password,
    TRIAL_PID: String(pid),
  });
  return stop;
}
