import type { RouteDefinition } from '@paniscus/routes';

type RouteFlags = Pick<RouteDefinition, 'isIndexed' | 'cspSources' | 'isCapabilityUrl'>;

/**
 * Whether visits of a page may be counted: indexed pages only. No third-party script is allowed on pages with payment,
 * sign-in, staff tools or personal data.
 */
export const allowsAnalytics = ({
  isIndexed,
  cspSources = [],
  isCapabilityUrl = false,
}: RouteFlags): boolean => isIndexed && !cspSources.includes('payment') && !isCapabilityUrl;
