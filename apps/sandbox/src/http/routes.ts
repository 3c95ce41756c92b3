export interface Route<Handler> {
  method: string;
  /** '/v1/customers/:id' */
  path: string;
  handle: Handler;
}

export interface RouteMatch<Handler> {
  handle: Handler;
  pathParams: Record<string, string>;
}

export function matchRoute<Handler>(
  routes: readonly Route<Handler>[],
  method: string,
  path: string,
): RouteMatch<Handler> | undefined {
  const segments = splitPath(path);
  for (const route of routes) {
    const pathParams = route.method === method ? matchPath(splitPath(route.path), segments) : undefined;
    if (pathParams) return { handle: route.handle, pathParams };
  }
  return undefined;
}

function splitPath(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

function matchPath(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const pathParams: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = segments[index] ?? '';
    if (segment.startsWith(':') && value) pathParams[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return pathParams;
}
