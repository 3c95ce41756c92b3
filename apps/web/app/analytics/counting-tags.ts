import { countingUrl } from 'virtual:page-scripts';
import type { AnalyticsSettings } from './analytics';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a page carries whose visits are counted: our script, and what it must know. */
export function countingTags(settings: AnalyticsSettings | undefined): string {
  if (settings === undefined) return '';
  return `<meta name="analytics" content="${escaped(JSON.stringify(settings))}"><script src="${countingUrl}" defer></script>`;
}
