import { GLYPH_SIZE, GLYPH_STROKE } from '../libs/lexigrams/glyph/glyph-size.ts';
import { getShapes } from '../libs/lexigrams/glyph/get-shapes.ts';
import { SITE_SIGNS } from '../libs/lexigrams/site/site-signs.data.ts';
import { create } from 'storybook/theming/create';
import { organization } from '../libs/content/organization/organization.data.ts';
import { dark, light } from '../libs/ui/theme/palette.data.ts';
import type { SchemeColors } from '../libs/ui/theme/palette.data.ts';
import { mono, sans } from '../libs/ui/theme/type.data.ts';

/** The organization's lexigram and name, as an SVG data URL. */
function drawLogo(colors: SchemeColors): string {
  const { lexigramClass, sign: code } = SITE_SIGNS[organization.sign];
  const { tile, sign } = colors.lexigram[lexigramClass];
  const stroke = `fill="none" stroke="${sign}" stroke-width="${GLYPH_STROKE}" stroke-linejoin="round" stroke-linecap="round"`;
  const glyph = getShapes(code).map(
    ({ d, isSolid }) => `<path d="${d}" ${isSolid ? `fill="${sign}"` : stroke}/>`,
  );
  const background = `<rect width="${GLYPH_SIZE}" height="${GLYPH_SIZE}" rx="2" fill="${tile}"/>`;
  const name = `<text x="${GLYPH_SIZE * 1.3}" y="${GLYPH_SIZE * 0.7}" font-family="Georgia, serif" font-size="${GLYPH_SIZE * 0.6}" fill="${colors.ink}">${organization.name}</text>`;
  const viewBox = `0 0 ${GLYPH_SIZE * 4.6} ${GLYPH_SIZE}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" height="36">${background}${glyph.join('')}${name}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Storybook's own frame in the product's colors and type. */
const toStorybookTheme = (base: 'light' | 'dark', colors: SchemeColors) =>
  create({
    base,
    brandTitle: `${organization.name} design system`,
    brandUrl: './',
    brandImage: drawLogo(colors),
    fontBase: sans,
    fontCode: mono,
    colorPrimary: colors.saffron,
    colorSecondary: colors.forest,
    appBg: colors.ground,
    appContentBg: colors.page,
    appPreviewBg: colors.page,
    appBorderColor: colors.hairline,
    appBorderRadius: 8,
    textColor: colors.ink,
    textInverseColor: colors.onForest,
    textMutedColor: colors.inkSoft,
    barBg: colors.sheet,
    barTextColor: colors.inkSoft,
    barSelectedColor: colors.forest,
    barHoverColor: colors.forestStrong,
    inputBg: colors.sheet,
    inputBorder: colors.edge,
    inputTextColor: colors.ink,
    inputBorderRadius: 8,
  });

export const brand = { light: toStorybookTheme('light', light), dark: toStorybookTheme('dark', dark) };
