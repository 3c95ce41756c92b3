import { findChromium, findFullChromium } from '#tools/system/chromium.mjs';

/** Targets that open pages in the headless shell, or in a full browser if that is the only one. */
const BROWSER_TARGETS = [
  'test',
  'storybook',
  'stories',
  'e2e',
  'storybook-every-scheme',
  'storybook-translated',
  'story-coverage',
  'test-tools',
  'e2e-nightly',
];

/** Targets that measure what visitors' browsers do. */
const FULL_BROWSER_TARGETS = ['budgets'];

/** Finds the browsers that the targets use, and installs those that are missing, before parallel tasks look for them. */
export async function prepareBrowsers(
  targets: readonly string[],
  { findAny, findFull } = { findAny: findChromium, findFull: findFullChromium },
): Promise<void> {
  if (targets.some((target) => FULL_BROWSER_TARGETS.includes(target))) await findFull();
  if (targets.some((target) => BROWSER_TARGETS.includes(target))) await findAny();
}
