import { analyticsScriptUrl } from 'virtual:page-scripts';
import { escapeAttribute } from '../head/escape-attribute';
import type { AnalyticsSettings } from './analytics.types';

export function renderAnalyticsTags(settings: AnalyticsSettings | undefined): string {
  if (settings === undefined) return '';
  return `<meta name="analytics" content="${escapeAttribute(JSON.stringify(settings))}"><script src="${analyticsScriptUrl}" defer></script>`;
}
