import { countingUrl } from 'virtual:page-scripts';
import { attribute } from '../head/attribute';
import type { AnalyticsSettings } from './analytics';

export function countingTags(settings: AnalyticsSettings | undefined): string {
  if (settings === undefined) return '';
  return `<meta name="analytics" content="${attribute(JSON.stringify(settings))}"><script src="${countingUrl}" defer></script>`;
}
