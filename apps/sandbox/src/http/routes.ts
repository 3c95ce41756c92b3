export interface Route<Handler> {
  method: string;
  /** '/v1/customers/:id' */
  path: string;
  handle: Handler;
}

export interface Found<Handler> {
  handle: Handler;
  places: Record<string, string>;
}

export function routeFor<Handler>(
  routes: readonly Route<Handler>[],
  method: string,
  path: string,
): Found<Handler> | undefined {
  const parts = splitPath(path);
  for (const route of routes) {
    const places = route.method === method ? placesIn(splitPath(route.path), parts) : undefined;
    if (places) return { handle: route.handle, places };
  }
  return undefined;
}

function splitPath(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

function placesIn(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const places: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = parts[index] ?? '';
    if (part.startsWith(':') && given) places[part.slice(1)] = given;
    else if (part !== given) return undefined;
  }
  return places;
}
