import { BONOBOS } from '../scene/bonobos.data.ts';
import { drawFrond, drawTuft } from '../scene/plants.ts';
import { toCirclePath } from '../svg/path-data.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { embedFonts } from '../svg/font-faces.ts';
import { createGroup, createShape, createElement } from '../svg/markup.ts';
import { createRandom } from '../svg/random.ts';
import { drawHatching, INK, drawInkedShape, drawPenLine, drawVignette, WASH_COLORS } from './engraving.ts';

const drawText = (y: number, size: number, text: string, family: string): string =>
  createElement(
    'text',
    { x: 0, y, 'font-family': family, 'font-size': size, 'text-anchor': 'middle', fill: INK },
    text,
  );

const drawLabel = (): string =>
  createGroup(
    { transform: 'translate(356 92) rotate(5)' },
    drawInkedShape('M-76 -30H62L78 -12V22L62 40H-76Z', WASH_COLORS.bone, 1.6),
    drawPenLine('M-70 -24H59L72 -9V19L59 34H-70Z', 0.8),
    drawInkedShape(toCirclePath(-8, -21, 3.4), WASH_COLORS.saffron, 1),
    drawText(9, 25, 'Pan paniscus', 'Newsreader Italic'),
    drawText(28, 12, 'Schwarz, 1929', 'Newsreader'),
  );

const drawWalkingBonobo = (): string => {
  const outline = BONOBOS.walking.limbs.map(toTaperedPath).join('');
  return createGroup(
    { transform: 'translate(58 74) scale(1.12)' },
    createShape(outline, WASH_COLORS.fur),
    createGroup(
      { opacity: 0.5 },
      drawPenLine(
        'M52 112C70 100 100 92 126 78M48 126C72 112 104 104 130 92M56 140C80 130 104 118 128 106M140 108C144 124 146 140 150 158M64 150C68 156 66 164 62 174M118 118C116 134 112 150 108 168M150 52C156 44 166 42 174 46M146 66C148 58 152 52 158 48',
        1.2,
        '#c9b791',
      ),
    ),
  );
};

export const drawLabeledBonobo = (): string =>
  drawVignette(
    WASH_COLORS.leaf,
    embedFonts('Newsreader', 'Newsreader Italic'),
    createShape(
      drawFrond([30, 306], [64, 120], 4, 16) +
        drawFrond([30, 306], [118, 196], 22, 13) +
        drawFrond([452, 306], [424, 170], 0, 15) +
        drawFrond([452, 306], [372, 232], 16, 13),
      WASH_COLORS.forest,
      { opacity: 0.6 },
    ),
    createShape(
      [70, 150, 250, 330, 410].map((x, index) => drawTuft(createRandom(index + 2), [x, 300], 30, 7)).join(''),
      WASH_COLORS.forest,
      { opacity: 0.75 },
    ),
    drawHatching('M50 297H440V308H70Z', 'level', 0.6),
    drawPenLine('M44 297H436', 1.6),
    drawWalkingBonobo(),
    drawLabel(),
  );
