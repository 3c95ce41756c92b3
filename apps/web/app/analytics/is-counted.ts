import type { RouteHandle } from '../paths';

type Asked = Pick<RouteHandle, 'isListed' | 'usesPayment' | 'isSecret'>;

/**
 * Whether visits of a page may be counted: listed pages only. No third-party script is allowed on pages with payment,
 * sign-in, staff tools or personal data.
 */
export const isCounted = ({ isListed, usesPayment = false, isSecret = false }: Asked): boolean =>
  isListed && !usesPayment && !isSecret;
