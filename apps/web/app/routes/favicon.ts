import { FILES } from '@paniscus/routes';
import { organization } from '@paniscus/content';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes, SITE_SIGNS } from '@paniscus/lexigrams';
import { theme } from '@paniscus/ui';

export function loader(): Response {
  const { lexigramClass, sign: code } = SITE_SIGNS[organization.sign];
  const { tile, sign } = theme.palette.lexigram[lexigramClass];
  const strokeAttributes = `fill="none" stroke="${sign}" stroke-width="${GLYPH_STROKE}" stroke-linejoin="round" stroke-linecap="round"`;
  const glyph = getShapes(code).map(
    ({ d, isSolid }) => `<path d="${d}" ${isSolid ? `fill="${sign}"` : strokeAttributes}/>`,
  );
  const background = `<rect width="${GLYPH_SIZE}" height="${GLYPH_SIZE}" rx="4" fill="${tile}"/>`;
  const viewBox = `viewBox="0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}"`;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${background}${glyph.join('')}</svg>`,
    {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'x-page-tags': FILES.favicon.tags.join(','),
      },
    },
  );
}
