function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; global-setup.ts sets it.`);
  return value;
}

/** The running system that the journeys visit. */
export const system = {
  get siteUrl() {
    return given('TRIAL_SITE_URL');
  },
  get sandboxUrl() {
    return given('TRIAL_SANDBOX_URL');
  },
  /** An account with the role admin. */
  get staff() {
    return { username: given('TRIAL_STAFF_USERNAME'), password: given('TRIAL_STAFF_PASSWORD') };
  },
  /** An account with the role editor. */
  get editor() {
    return { username: given('TRIAL_EDITOR_USERNAME'), password: given('TRIAL_EDITOR_PASSWORD') };
  },
  /** The server's process, to measure what a page costs it. */
  get pid() {
    return Number(given('TRIAL_PID'));
  },
};
