import type { BoardSign } from '@paniscus/ui';
import { lightColors, theme } from '@paniscus/ui';

/** In the unit of the canvas, around the picture or the text. */
const INSET = 10;
const BORDER = 4;

type Tile = { left: number; top: number; side: number };

async function loadPicture(picture: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  return image;
}

/** The whole picture, scaled to the tile. */
function drawImage(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { left, top, side }: Tile,
): void {
  const space = side - 2 * INSET;
  const scale = Math.min(space / image.width, space / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.drawImage(image, left + (side - width) / 2, top + (side - height) / 2, width, height);
}

/** The tile of a custom word: its picture, or its text where it has none. */
export async function drawOwnSign(
  context: CanvasRenderingContext2D,
  { word, picture, color }: BoardSign,
  tile: Tile,
): Promise<void> {
  const { left, top, side } = tile;
  context.fillStyle = lightColors.sheet;
  context.fillRect(left, top, side, side);
  context.lineWidth = BORDER;
  context.strokeStyle = color ?? lightColors.inkSoft;
  context.strokeRect(left + BORDER / 2, top + BORDER / 2, side - BORDER, side - BORDER);
  const image = picture === undefined ? null : await loadPicture(picture).catch(() => null);
  if (image !== null) return drawImage(context, image, tile);
  context.fillStyle = lightColors.ink;
  context.font = `${String(side / 5)}px ${theme.families.sans}`;
  context.textAlign = 'center';
  context.fillText(word, left + side / 2, top + side / 2 + side / 15, side - 2 * INSET);
}
