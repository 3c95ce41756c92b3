import type { LinksFunction } from 'react-router-dom';
import { APPLE_ICON, MANIFEST_PATH } from '@paniscus/routes';

export const installLinks: LinksFunction = () => [
  { rel: 'manifest', href: MANIFEST_PATH },
  { rel: 'apple-touch-icon', href: APPLE_ICON.src },
];
