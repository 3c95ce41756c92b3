/** Builds a version 4 UUID (RFC 9562) from 16 random bytes, for browsers without `randomUUID` (insecure contexts). */
export function toUuidV4(random: Uint8Array): string {
  const bytes = Array.from(random.slice(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
