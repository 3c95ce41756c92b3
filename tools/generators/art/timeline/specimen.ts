import { BONOBOS } from '../scene/bonobos.data.ts';
import { frond, tuft } from '../scene/plants.ts';
import { disc } from '../svg/geometry.ts';
import { limb } from '../svg/limb.ts';
import { lettering } from '../svg/lettering.ts';
import { group, shape, tag } from '../svg/markup.ts';
import { createRandom } from '../svg/random.ts';
import { hatched, INK, inked, pen, vignette, WASH } from './engraving.ts';

const words = (y: number, size: number, text: string, family: string): string =>
  tag(
    'text',
    { x: 0, y, 'font-family': family, 'font-size': size, 'text-anchor': 'middle', fill: INK },
    text,
  );

const label = (): string =>
  group(
    { transform: 'translate(356 92) rotate(5)' },
    inked('M-76 -30H62L78 -12V22L62 40H-76Z', WASH.bone, 1.6),
    pen('M-70 -24H59L72 -9V19L59 34H-70Z', 0.8),
    inked(disc(-8, -21, 3.4), WASH.saffron, 1),
    words(9, 25, 'Pan paniscus', 'Newsreader Italic'),
    words(28, 12, 'Schwarz, 1929', 'Newsreader'),
  );

const beast = (): string => {
  const outline = BONOBOS.walking.limbs.map(limb).join('');
  return group(
    { transform: 'translate(58 74) scale(1.12)' },
    shape(outline, WASH.fur),
    group(
      { opacity: 0.5 },
      pen(
        'M52 112C70 100 100 92 126 78M48 126C72 112 104 104 130 92M56 140C80 130 104 118 128 106M140 108C144 124 146 140 150 158M64 150C68 156 66 164 62 174M118 118C116 134 112 150 108 168M150 52C156 44 166 42 174 46M146 66C148 58 152 52 158 48',
        1.2,
        '#c9b791',
      ),
    ),
  );
};

export const specimen = (): string =>
  vignette(
    WASH.leaf,
    lettering('Newsreader', 'Newsreader Italic'),
    shape(
      frond([30, 306], [64, 120], 4, 16) +
        frond([30, 306], [118, 196], 22, 13) +
        frond([452, 306], [424, 170], 0, 15) +
        frond([452, 306], [372, 232], 16, 13),
      WASH.forest,
      { opacity: 0.6 },
    ),
    shape(
      [70, 150, 250, 330, 410].map((x, index) => tuft(createRandom(index + 2), [x, 300], 30, 7)).join(''),
      WASH.forest,
      { opacity: 0.75 },
    ),
    hatched('M50 297H440V308H70Z', 'level', 0.6),
    pen('M44 297H436', 1.6),
    beast(),
    label(),
  );
