import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { organization } from '#libs/content/organization/organization.data.ts';
import { light } from '#libs/ui/theme/palette.data.ts';
import { drawTile, getTileColors } from './tile.ts';
import { ROOT } from '#tools/system/root.ts';
import { APPLE_ICON, ICONS } from '#libs/routes/keyboard-app.data.ts';

export const ICON_FOLDER = join(ROOT, 'apps/web/public/icons');

const SIDE = 512;
/**
 * Size of the sign as a share of the icon. Only a circle of 80% is safe in a maskable icon (W3C manifest); a square in
 * it is 56% wide.
 */
const SIGN_SHARE = { maskable: 0.56, regular: 0.86 };

type Icon = { file: string; side: number; isMaskable: boolean };

export const KEYBOARD_ICONS: readonly Icon[] = [...ICONS, { ...APPLE_ICON, isMaskable: false }].map(
  ({ src, side, isMaskable }) => ({ file: src.slice(src.lastIndexOf('/') + 1), side, isMaskable }),
);

export async function renderIcon({ side, isMaskable }: Icon): Promise<Buffer> {
  const { tile } = getTileColors(organization.sign, light.page);
  const position = {
    x: SIDE / 2,
    y: SIDE / 2,
    side: SIDE * (isMaskable ? SIGN_SHARE.maskable : SIGN_SHARE.regular),
  };
  const background = `<rect width="${SIDE}" height="${SIDE}" fill="${tile}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${background}${drawTile(organization.sign, light.page, position)}</svg>`;
  return Transformer.fromSvg(drawing).resize(side, side).png();
}
