import { organization } from '@paniscus/content';
import { theme } from '@paniscus/ui';
import { ICONS, paths } from '@paniscus/routes';

/** W3C Web Application Manifest of the keyboard. */
const manifest = {
  id: paths.keyboard,
  name: organization.keyboard.name,
  short_name: 'Lexigrams',
  description: 'A talking keyboard with 384 signs on three panels.',
  lang: 'en',
  start_url: paths.keyboard,
  scope: paths.keyboard,
  display: 'standalone',
  orientation: 'any',
  categories: ['education', 'accessibility'],
  background_color: theme.palette.background.default,
  theme_color: theme.palette.background.default,
  icons: ICONS.map(({ src, side, isMaskable }) => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  })),
};

export function loader(): Response {
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, no-cache',
      'x-page-tags': 'site',
    },
  });
}
