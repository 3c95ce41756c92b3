import { getCropSquare, PICTURE_SIDE } from '@paniscus/domain/keyboard';
import type { Crop } from '@paniscus/domain/keyboard';

/** Quality of the stored picture, from 0 to 1. */
const QUALITY = 0.86;

/** Throws for files that are not pictures, or of a kind that the browser cannot read. */
export const readPicture = (file: File): Promise<ImageBitmap> => createImageBitmap(file);

/** The cropped square as a data URL: WebP, or JPEG in browsers that cannot write it. */
export function cropPicture(picture: ImageBitmap, crop: Crop): string {
  const { left, top, side } = getCropSquare(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
  const encoded = canvas.toDataURL('image/webp', QUALITY);
  return encoded.startsWith('data:image/webp') ? encoded : toJpeg(canvas, context);
}

/** JPEG has no transparency; without a background, transparent parts would become black. */
function toJpeg(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): string {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
