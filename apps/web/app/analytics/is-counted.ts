import type { RouteDefinition } from '@paniscus/routes';

type Asked = Pick<RouteDefinition, 'isIndexed' | 'cspSources' | 'isCapabilityUrl'>;

/**
 * Whether visits of a page may be counted: indexed pages only. No third-party script is allowed on pages with payment,
 * sign-in, staff tools or personal data.
 */
export const isCounted = ({ isIndexed, cspSources = [], isCapabilityUrl = false }: Asked): boolean =>
  isIndexed && !cspSources.includes('payment') && !isCapabilityUrl;
