const SECRET_HEADERS = new Set([
  'authorization',
  'cookie',
  'proxy-authorization',
  'x-stripe-client-user-agent',
]);
const SECRET_FIELDS = new Set(['key', 'client_secret', 'number', 'cvc', 'token', 'source']);

export function withoutSecretHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name)));
}

export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !SECRET_FIELDS.has(name) || (inner !== null && typeof inner === 'object'))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  );
}

export function pathWithoutSecrets(url: URL): string {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !SECRET_FIELDS.has(name)));
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}
