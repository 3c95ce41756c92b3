import type { Page } from 'playwright';
import { applyScheme, checkAccessibility, takeScreenshot } from './browser.ts';
import { listDeadEnterKeys } from './enter-key.ts';
import { listInvisibleStates } from './forced-colors.ts';
import { serializeStructure, toColorCheck, toFullCheck } from './page-structure.ts';
import type { Scheme, Story } from './stories.ts';
import { getMaxHeight } from './stories.ts';

export interface SchemeResult {
  scheme: Scheme;
  screenshot: Buffer;
  /** Accessibility violations, one line each. */
  violations: string[];
}

interface CaptureOptions {
  schemes: readonly Scheme[];
  /** States that the run has compared in forced colors; undefined: it compares none. */
  seenStates: Set<string> | undefined;
}

/** Takes a screenshot of the shown story and checks its accessibility, in each scheme. */
export async function captureStory(
  page: Page,
  story: Story,
  { schemes, seenStates }: CaptureOptions,
): Promise<SchemeResult[]> {
  const results: SchemeResult[] = [];
  let checkedStructure: string | undefined;
  for (const scheme of schemes) {
    await applyScheme(page, scheme);
    // The screenshot ends transitions of the scheme change, so it precedes the check.
    const screenshot = await takeScreenshot(page, getMaxHeight(story));
    const structure = schemes.length > 1 ? await serializeStructure(page) : undefined;
    const violations = await checkAccessibility(
      page,
      structure !== undefined && structure === checkedStructure ? toColorCheck : toFullCheck,
    );
    results.push({ scheme, screenshot, violations });
    checkedStructure = structure;
  }
  results[0]?.violations.push(...(await listDeadEnterKeys(page)));
  // Last, because it replaces texts.
  if (seenStates !== undefined) results[0]?.violations.push(...(await listInvisibleStates(page, seenStates)));
  return results;
}
