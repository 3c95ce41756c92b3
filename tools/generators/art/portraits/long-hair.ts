import { toCirclePath } from '../svg/path-data.ts';
import { createShape } from '../svg/markup.ts';
import { drawCloud, SKULL, drawStrands } from './strands.ts';
import type { Hair, HairTones } from './strands.ts';

export function drawBob({ base, shade, light }: HairTones): Hair {
  return {
    back: createShape(
      'M206 68C140 58 108 112 114 172C116 206 122 228 134 244C152 252 176 248 186 236L240 232C256 240 268 234 272 222C280 180 282 110 250 84Z',
      shade,
    ),
    front:
      createShape(
        'M158 222C146 204 142 180 150 156C158 134 186 122 206 106C226 122 250 126 262 152C270 116 256 70 206 66C146 60 112 106 118 170C120 204 126 230 136 244C150 248 162 238 158 222Z',
        base,
      ) +
      drawStrands(
        'M200 76C168 88 140 120 134 168M214 74C190 92 158 114 144 160M138 190C136 208 140 224 146 234M222 78C240 90 254 106 260 130',
        light,
      ),
  };
}

export function drawBraid({ base, shade, light }: HairTones): Hair {
  const plaits = [0, 1, 2, 3, 4, 5].map((row) => {
    const [x, y] = [132 + row * 2.6, 252 + row * 22];
    return (
      createShape(
        `M${x - 17} ${y - 12}C${x - 6} ${y - 16} ${x + 8} ${y - 14} ${x + 17} ${y - 8}C${x + 16} ${y + 4} ${x + 6} ${y + 16} ${x - 4} ${y + 18}C${x - 14} ${y + 10} ${x - 20} ${y} ${x - 17} ${y - 12}Z`,
        row % 2 ? base : shade,
      ) + drawStrands(`M${x - 12} ${y - 8}C${x - 2} ${y - 6} ${x + 6} ${y} ${x + 6} ${y + 8}`, light)
    );
  });
  return {
    back: createShape(
      'M206 72C146 64 116 108 120 160C122 204 116 226 118 246C136 262 170 250 176 232L176 150Z',
      shade,
    ),
    front:
      createShape(
        'M154 220C142 196 148 170 158 150C170 124 196 112 214 96C232 108 252 122 260 150C268 112 254 72 208 68C146 62 114 106 118 162C120 200 112 224 118 248C132 256 154 246 154 220Z',
        base,
      ) +
      drawStrands(
        'M212 80C176 92 142 120 132 176M210 92C178 108 152 136 144 186M222 84C244 98 256 114 260 132M128 196C126 214 126 230 130 242',
        light,
      ) +
      plaits.join(''),
  };
}

export function drawBun({ base, shade, light }: HairTones): Hair {
  return {
    back:
      createShape(SKULL, shade) +
      createShape(toCirclePath(128, 84, 30), base) +
      drawStrands(
        'M108 78C118 62 142 62 150 82M112 92C120 106 140 106 148 94M120 84C126 76 136 78 138 86',
        light,
      ),
    front:
      createShape(
        'M152 178C148 168 150 156 144 150C138 158 136 164 134 174C116 132 126 84 168 72C204 60 250 72 260 106C263 118 262 130 259 142C254 122 240 112 226 108C206 108 186 116 178 126C170 138 168 152 166 164C164 176 156 186 152 178Z',
        base,
      ) +
      drawStrands(
        'M226 106C196 96 160 100 138 122M240 110C206 84 160 82 136 104M206 110C184 112 160 124 146 146',
        light,
      ),
  };
}

export function drawCurls({ base, shade, light }: HairTones): Hair {
  const back = drawCloud(3, [
    [158, 112, 42],
    [138, 158, 32],
    [146, 202, 28],
    [236, 100, 34],
    [200, 84, 42],
    [262, 146, 18],
    [266, 184, 15],
  ]);
  const front = drawCloud(4, [
    [172, 106, 21],
    [198, 92, 22],
    [226, 92, 20],
    [248, 106, 16],
    [154, 134, 19],
    [146, 164, 17],
    [144, 194, 16],
  ]);
  const curl = (x: number, y: number, r: number) =>
    `M${x - r} ${y}A${r} ${r} 0 1 1 ${x} ${y + r}A${r * 0.6} ${r * 0.6} 0 0 1 ${x - r * 0.5} ${y}`;
  const lines = [
    [172, 104, 11],
    [200, 90, 12],
    [228, 90, 11],
    [152, 134, 10],
    [144, 166, 9],
    [142, 196, 8],
    [136, 112, 10],
    [188, 62, 10],
    [222, 66, 9],
    [126, 148, 9],
    [248, 108, 8],
  ] as const;
  return {
    back: createShape(back, shade),
    front:
      createShape(front, base) + drawStrands(lines.map(([x, y, r]) => curl(x, y, r)).join(''), light, 1.8),
  };
}

export function drawTiedHair({ base, shade, light }: HairTones): Hair {
  return {
    back:
      createShape(SKULL, shade) +
      createShape('M138 196C116 206 108 240 112 300C116 326 128 330 134 318C130 276 140 246 158 228Z', base) +
      drawStrands('M134 210C122 232 118 268 122 312M142 218C132 240 128 270 129 300', light),
    front:
      createShape(
        'M150 190C146 176 150 158 144 150C138 160 136 168 134 178C116 136 126 88 166 74C204 62 250 74 260 108C263 120 262 132 259 142C252 120 238 110 224 106C202 106 184 114 176 126C170 140 168 156 164 170C162 182 156 196 150 190Z',
        base,
      ) +
      drawStrands(
        'M226 102C196 92 162 100 142 124M240 106C208 82 162 84 138 110M206 108C184 112 162 126 150 148',
        light,
      ),
  };
}

export function drawCornrows({ base, shade, light }: HairTones): Hair {
  const bundle = drawCloud(9, [[140, 62, 30]]);
  return {
    back:
      createShape(SKULL, shade) +
      createShape(bundle, base) +
      drawStrands(
        'M120 58C128 44 152 42 160 58M124 72C134 84 152 82 158 70M130 62C138 54 150 56 150 66',
        light,
        2.2,
      ),
    front:
      createShape(
        'M152 176C146 168 150 156 144 150C138 160 136 164 134 172C120 134 128 88 166 74C204 62 250 72 260 106C263 118 262 130 259 142C256 124 246 114 232 108C210 106 192 110 180 116C172 128 170 142 168 152C166 164 160 174 152 176Z',
        base,
      ) +
      drawStrands(
        'M250 114C226 86 186 72 152 78M234 108C208 90 176 84 144 92M212 107C190 98 164 98 138 110M192 111C174 110 154 116 134 132M178 120C164 124 148 136 136 154M258 128C250 96 214 70 166 72',
        light,
        2.4,
      ),
  };
}

export function drawAfro({ base, shade, light }: HairTones): Hair {
  const back = drawCloud(5, [
    [192, 108, 70],
    [150, 128, 46],
    [240, 112, 44],
    [148, 166, 34],
    [196, 76, 50],
  ]);
  const front = drawCloud(8, [
    [182, 92, 24],
    [212, 88, 24],
    [240, 98, 20],
    [158, 112, 22],
    [152, 138, 17],
  ]);
  return {
    back: createShape(back, shade),
    front:
      createShape(front, base) +
      drawStrands('M176 62C196 50 226 54 242 68M252 82C260 90 264 100 266 110', light, 2.2),
  };
}
