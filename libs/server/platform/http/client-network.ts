import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { getClientAddress } from './client-address.ts';

/**
 * Rate limiting key of a request: its IPv4 address, or the /64 of its IPv6 address, because a single connection usually
 * has a whole /64.
 */
export function getClientNetwork(request: FastifyRequest): string {
  return toNetwork(getClientAddress(request));
}

export function toNetwork(ip: string): string {
  const [withoutZone = ''] = ip.toLowerCase().split('%');
  const mappedIpv4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(withoutZone);
  if (mappedIpv4?.[1] !== undefined) return mappedIpv4[1];
  if (isIP(withoutZone) !== 6) return withoutZone;
  return `${parseGroups(withoutZone).slice(0, 4).join(':')}::/64`;
}

/**
 * Expands an IPv6 address into eight groups without leading zeros; an embedded IPv4 address stays one group for the
 * last two.
 */
function parseGroups(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
