import { route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { pages } from './paths';

export default [route(pages.home.path, 'routes/home.tsx')] satisfies RouteConfig;
