export { matchRoute } from './match-route.ts';
export { olderPostsPath, paths } from './paths.ts';
export { PATTERNS } from './patterns.data.ts';
export { QUERIES } from './queries.data.ts';
export { hasTypedText, normalizeQuery } from './query.ts';
export type { CacheTag, CspSource, QuerySchema, RouteDefinition } from './route.types.ts';
export { FILES, ROUTES } from './routes.data.ts';
export type { RouteName } from './routes.data.ts';
export { APPLE_ICON, ICONS, MANIFEST_PATH, WORKER_PATH } from './keyboard-app.data.ts';
