import { darken, lighten } from '../svg/color.ts';
import { createShape } from '../svg/markup.ts';
import { drawShortHair, drawStrands } from './strands.ts';
import type { Hair, HairTones } from './strands.ts';

export function drawHeadWrap({ base, shade, light }: HairTones): Hair {
  return {
    back: createShape('M150 190C128 180 118 150 124 124L150 120Z', shade),
    front:
      createShape(
        'M146 162C120 120 104 60 150 34C196 10 262 30 270 74C274 100 268 116 262 126C240 100 196 98 172 114C160 128 154 146 146 162Z',
        base,
      ) +
      createShape(
        'M146 162C138 148 130 132 126 112C160 84 226 72 270 92C270 106 266 118 262 126C240 100 196 98 172 114C160 128 154 146 146 162Z',
        shade,
      ) +
      createShape('M214 34C222 8 254 4 262 22C282 20 288 46 270 58C252 66 222 58 214 34Z', base) +
      drawStrands(
        'M140 118C170 90 226 82 264 102M142 134C166 104 214 92 250 104M130 92C150 56 196 40 232 52M124 76C144 44 182 28 214 34M226 30C236 40 252 48 268 46M236 18C240 28 250 34 260 34',
        light,
        2.2,
      ),
  };
}

export function drawCap({ base, shade, light }: HairTones): Hair {
  const { back, front } = drawShortHair({ base, shade, light });
  const cloth = '#59604a';
  return {
    back,
    front:
      front +
      createShape('M122 118C116 78 158 44 214 48C256 50 276 82 274 104C244 92 176 92 122 118Z', cloth) +
      createShape(
        'M170 106C204 88 256 88 274 102C290 108 294 118 288 124C262 112 214 108 172 116C166 114 166 109 170 106Z',
        darken(cloth, 0.35),
      ) +
      createShape('M122 118C116 78 158 44 200 48C166 62 150 84 152 106Z', darken(cloth, 0.22)) +
      drawStrands('M206 50C220 60 232 76 236 92M190 50C176 62 168 80 168 98', lighten(cloth, 0.25), 1.6),
  };
}

export function drawHat({ base, shade, light }: HairTones): Hair {
  const { back, front } = drawShortHair({ base, shade, light });
  const straw = '#b59a63';
  return {
    back:
      back +
      createShape(
        'M72 124C110 92 300 84 336 112C310 124 290 122 262 112L150 118C120 132 90 138 72 124Z',
        darken(straw, 0.4),
      ),
    front:
      front +
      createShape(
        'M138 106C134 62 150 34 176 36C196 44 212 44 230 34C256 34 268 70 270 100C236 114 176 118 138 106Z',
        straw,
      ) +
      createShape('M138 106C134 62 150 34 176 36C164 56 160 84 164 110Z', darken(straw, 0.2)) +
      createShape('M137 92C176 104 232 100 268 84L271 102C236 116 176 120 138 108Z', '#4c3a26') +
      createShape(
        'M72 122C104 100 130 100 140 106C180 118 236 114 268 98C296 96 326 100 336 110C310 128 250 130 202 130C150 134 96 142 72 122Z',
        straw,
      ) +
      createShape(
        'M72 122C96 142 150 134 202 130C250 130 310 128 336 110C312 118 256 120 202 122C150 126 100 132 72 122Z',
        darken(straw, 0.28),
      ),
  };
}
