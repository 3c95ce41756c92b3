import { printedTile } from '../motifs/tile.ts';
import { darker } from '../svg/color.ts';
import { box } from '../svg/geometry.ts';
import { line } from '../svg/markup.ts';
import { cloth, crease, seam } from './cloth.ts';
import type { Mockup, Order } from './mockup.types.ts';
import { drawShadow } from './stage.ts';

const BAG =
  'M296 436C400 428 520 432 600 433C690 432 800 428 904 436C908 640 916 850 922 1050C924 1072 912 1082 892 1083C700 1090 500 1090 308 1083C288 1082 276 1072 278 1050C284 850 292 640 296 436Z';

const strapLine = (lift: number, x: number): string =>
  `M${600 - x} 470C${600 - x} 340 ${600 - x + 6} ${lift} 600 ${lift}C${600 + x - 6} ${lift} ${600 + x} 340 ${600 + x} 470`;

const STRAP = 46;

function strap(d: string, color: string, isBehind: boolean): string {
  const tone = isBehind ? darker(color, 0.2) : color;
  return [
    line(d, darker(tone, 0.3), STRAP + 3),
    line(d, tone, STRAP),
    line(d, darker(tone, 0.3), STRAP - 12, { 'stroke-dasharray': '5 4', opacity: 0.25 }),
    line(d, tone, STRAP - 15),
  ].join('');
}

function sewnOn(x: number, color: string): string {
  const [left, top, width, height] = [x - STRAP / 2, 448, STRAP, 74];
  const cross = `M${left + 7} ${top + 18}L${left + width - 7} ${top + height - 7}M${left + width - 7} ${top + 18}L${left + 7} ${top + height - 7}`;
  const thread = seam(box(left + 7, top + 18, width - 14, height - 25) + cross, color);
  return cloth({
    id: `strap-${x}`,
    d: box(left, top - 16, width, height + 16),
    color,
    folds: [],
    isDetail: false,
    isFlat: true,
  }).concat(thread);
}

export function tote({ color, words: [word = ''], isDetail }: Order): Mockup {
  const side = 300;
  const y = 770;
  const bag = cloth({
    id: 'bag',
    d: BAG,
    color,
    isDetail,
    print: printedTile(word, color, { x: 600, y, side }),
    folds: [
      {
        d: 'M250 430L330 430L312 1100L250 1100ZM950 430L862 430L890 1100L950 1100Z',
        brush: 34,
        strength: 0.3,
      },
      { d: 'M290 1040Q600 1068 910 1040L920 1110L280 1110Z', brush: 18, strength: 0.3 },
      {
        d: 'M400 540Q430 760 380 980Q470 760 424 530ZM800 560Q770 720 812 900Q740 720 776 560Z',
        brush: 18,
        strength: 0.16,
      },
      { d: 'M320 436H880V500Q600 520 320 500Z', brush: 18, strength: 0.1 },
      { d: 'M380 500Q560 640 470 1000Q330 800 380 500Z', brush: 60, strength: 0.3, isLight: true },
    ],
  });
  const drawing = [
    drawShadow(
      'M404 470C404 340 410 150 600 150C790 150 796 340 796 470L750 470C750 340 740 196 600 196C460 196 450 340 450 470Z',
      0.6,
    ),
    strap(strapLine(196, 150), color, true),
    bag,
    crease('M296 504Q600 512 904 504', color, 2),
    seam('M296 498Q600 506 904 498', color),
    strap(strapLine(170, 172), color, false),
    ...[428, 772].map((x) => sewnOn(x, color)),
  ].join('');
  return { drawing, focus: { x: 640, y: y - 70, scale: 1.95 } };
}
