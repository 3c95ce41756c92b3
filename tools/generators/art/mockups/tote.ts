import { drawTile } from '../motifs/tile.ts';
import { darken } from '../svg/color.ts';
import { toRectanglePath } from '../svg/path-data.ts';
import { createStroke } from '../svg/markup.ts';
import { drawCloth, drawCrease, drawSeam } from './cloth.ts';
import type { Mockup, MockupOptions } from './mockup.types.ts';
import { drawCastShadow } from './effects.ts';

const BAG =
  'M296 436C400 428 520 432 600 433C690 432 800 428 904 436C908 640 916 850 922 1050C924 1072 912 1082 892 1083C700 1090 500 1090 308 1083C288 1082 276 1072 278 1050C284 850 292 640 296 436Z';

const toStrapPath = (lift: number, x: number): string =>
  `M${600 - x} 470C${600 - x} 340 ${600 - x + 6} ${lift} 600 ${lift}C${600 + x - 6} ${lift} ${600 + x} 340 ${600 + x} 470`;

const STRAP = 46;

function drawStrap(d: string, color: string, isBehind: boolean): string {
  const tone = isBehind ? darken(color, 0.2) : color;
  return [
    createStroke(d, darken(tone, 0.3), STRAP + 3),
    createStroke(d, tone, STRAP),
    createStroke(d, darken(tone, 0.3), STRAP - 12, { 'stroke-dasharray': '5 4', opacity: 0.25 }),
    createStroke(d, tone, STRAP - 15),
  ].join('');
}

function drawStrapPatch(x: number, color: string): string {
  const [left, top, width, height] = [x - STRAP / 2, 448, STRAP, 74];
  const cross = `M${left + 7} ${top + 18}L${left + width - 7} ${top + height - 7}M${left + width - 7} ${top + 18}L${left + 7} ${top + height - 7}`;
  const thread = drawSeam(toRectanglePath(left + 7, top + 18, width - 14, height - 25) + cross, color);
  return drawCloth({
    id: `strap-${x}`,
    d: toRectanglePath(left, top - 16, width, height + 16),
    color,
    folds: [],
    isDetail: false,
    isFlat: true,
  }).concat(thread);
}

export function drawTote({ color, words: [word = ''], isDetail }: MockupOptions): Mockup {
  const side = 300;
  const y = 770;
  const bag = drawCloth({
    id: 'bag',
    d: BAG,
    color,
    isDetail,
    print: drawTile(word, color, { x: 600, y, side }),
    folds: [
      {
        d: 'M250 430L330 430L312 1100L250 1100ZM950 430L862 430L890 1100L950 1100Z',
        blur: 34,
        opacity: 0.3,
      },
      { d: 'M290 1040Q600 1068 910 1040L920 1110L280 1110Z', blur: 18, opacity: 0.3 },
      {
        d: 'M400 540Q430 760 380 980Q470 760 424 530ZM800 560Q770 720 812 900Q740 720 776 560Z',
        blur: 18,
        opacity: 0.16,
      },
      { d: 'M320 436H880V500Q600 520 320 500Z', blur: 18, opacity: 0.1 },
      { d: 'M380 500Q560 640 470 1000Q330 800 380 500Z', blur: 60, opacity: 0.3, isLight: true },
    ],
  });
  const drawing = [
    drawCastShadow(
      'M404 470C404 340 410 150 600 150C790 150 796 340 796 470L750 470C750 340 740 196 600 196C460 196 450 340 450 470Z',
      0.6,
    ),
    drawStrap(toStrapPath(196, 150), color, true),
    bag,
    drawCrease('M296 504Q600 512 904 504', color, 2),
    drawSeam('M296 498Q600 506 904 498', color),
    drawStrap(toStrapPath(170, 172), color, false),
    ...[428, 772].map((x) => drawStrapPatch(x, color)),
  ].join('');
  return { drawing, focus: { x: 640, y: y - 70, scale: 1.95 } };
}
