/** Names of the parameters of a route pattern: `'id' | 'slug'` of `/post/:id/:slug`. */
type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Replaces the parameters of a route pattern by encoded values. */
export function buildPath<Pattern extends string>(
  pattern: Pattern,
  params: Readonly<Record<ParamNames<Pattern>, string | number>>,
): string {
  const values: Readonly<Record<string, string | number>> = params;
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
