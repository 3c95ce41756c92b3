import { drawEmbroideredSign } from '../motifs/tile.ts';
import { light } from '#libs/ui/theme/palette.data.ts';
import { darken, isDark, lighten } from '../svg/color.ts';
import { createShape } from '../svg/markup.ts';
import { drawCloth, drawCrease, drawSeam } from './cloth.ts';
import type { Mockup, MockupOptions } from './mockup.types.ts';
import { drawSoftShadow } from './effects.ts';

const CROWN =
  'M262 690C250 470 372 268 600 264C828 268 950 470 938 690C850 640 730 616 600 616C470 616 350 640 262 690Z';
const BRIM =
  'M262 690C350 636 470 612 600 612C730 612 850 636 938 690C968 728 980 776 966 806C958 824 938 824 918 812C830 762 720 738 600 738C480 738 370 762 282 812C262 824 242 824 234 806C220 776 232 728 262 690Z';

const getThreadColors = (color: string) => {
  const base = isDark(color) ? light.ground : light.forest;
  return { base, light: lighten(base, 0.35), dark: darken(base, 0.55) };
};

const brimSeams = [0, 1, 2, 3].map((row) => {
  const drop = row * 26;
  return `M${256 - row * 5} ${716 + drop}C${350 - row * 6} ${658 + drop} ${470} ${634 + drop} 600 ${634 + drop}C730 ${634 + drop} ${850 + row * 6} ${658 + drop} ${944 + row * 5} ${716 + drop}`;
});

function drawCrown(color: string, word: string, isDetail: boolean): string {
  const body = drawCloth({
    id: 'crown',
    d: CROWN,
    color,
    isDetail,
    print: drawEmbroideredSign(word, getThreadColors(color), { x: 600, y: 470, side: 236 }),
    folds: [
      {
        d: 'M240 700C230 480 330 300 520 262C380 330 330 500 356 680ZM960 700C970 480 870 300 680 262C820 330 870 500 844 680Z',
        blur: 34,
        opacity: 0.36,
      },
      { d: 'M262 700Q600 560 938 700V740H262Z', blur: 18, opacity: 0.3 },
      { d: 'M450 300Q380 420 410 600Q500 420 520 290Z', blur: 34, opacity: 0.34, isLight: true },
    ],
  });
  const panels = 'M600 266V330M600 606V617M520 276C400 350 352 500 358 652M680 276C800 350 848 500 842 652';
  const eyelets = [448, 752].map((x) =>
    [
      createShape(`M${x - 9} 372a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`, darken(color, 0.5)),
      createShape(`M${x - 5} 373a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z`, darken(color, 0.75)),
    ].join(''),
  );
  return [body, drawCrease(panels, color), ...eyelets].join('');
}

export function drawCap({ color, words: [word = ''], isDetail }: MockupOptions): Mockup {
  const brim = drawCloth({
    id: 'brim',
    d: BRIM,
    color,
    isDetail,
    isFlat: true,
    folds: [
      { d: 'M262 690Q600 560 938 690Q600 610 262 690Z', blur: 8, opacity: 0.5 },
      {
        d: 'M220 820Q230 740 300 680Q290 760 300 830ZM980 820Q970 740 900 680Q910 760 900 830Z',
        blur: 18,
        opacity: 0.34,
      },
      { d: 'M360 690Q600 640 840 690Q600 690 360 730Z', blur: 18, opacity: 0.3, isLight: true },
    ],
  });
  const drawing = [
    drawSoftShadow('M220 800Q600 700 990 800Q960 900 600 870Q260 900 220 800Z', 34, 0.45),
    drawSoftShadow('M234 806Q600 690 966 806L940 838Q600 730 262 838Z', 8, 0.4),
    createShape(
      'M282 812C370 762 480 738 600 738C720 738 830 762 918 812C830 800 720 778 600 778C480 778 370 800 282 812Z',
      darken(color, 0.55),
    ),
    createShape('M566 270Q568 244 600 243Q632 244 634 270Q600 260 566 270Z', darken(color, 0.12)),
    drawCrown(color, word, isDetail),
    brim,
    ...brimSeams.map((d) => drawSeam(d, color)),
  ].join('');
  return { drawing, focus: { x: 620, y: 500, scale: 2.3 } };
}
