import type { RouteHandle } from '../paths';

type Asked = Pick<RouteHandle, 'isListed' | 'usesPayment' | 'isSecret'>;

/**
 * Whether visits of a page may be counted: only of what everybody may find. No script of somebody else comes to a page on
 * which somebody pays, signs in or works, or sees what is theirs alone.
 */
export const isCounted = ({ isListed, usesPayment = false, isSecret = false }: Asked): boolean =>
  isListed && !usesPayment && !isSecret;
