import { darken, lighten } from '../svg/color.ts';
import { createShape } from '../svg/markup.ts';
import { drawCap, drawHat, drawHeadWrap } from './headwear.ts';
import { drawAfro, drawBob, drawBraid, drawBun, drawCurls, drawCornrows, drawTiedHair } from './long-hair.ts';
import type { HairStyle, Person } from './person.types.ts';
import { drawShortHair, SKULL, drawStrands } from './strands.ts';
import type { Hair, HairTones } from './strands.ts';

const drawBald = (): Hair => ({ back: '', front: '' });

function drawCrop({ base, shade, light }: HairTones): Hair {
  return {
    back: createShape(SKULL, shade),
    front:
      createShape(
        'M152 178C146 168 150 156 144 150C138 160 136 164 134 172C120 136 122 90 158 68C196 44 262 52 268 92C270 112 264 130 259 142C257 128 252 116 240 112C224 116 200 114 184 110C174 120 170 136 168 150C166 162 160 178 152 178Z',
        base,
      ) +
      drawStrands(
        'M166 90C190 68 232 62 256 82M178 100C204 84 236 82 258 98M146 130C146 114 152 100 162 92',
        light,
      ),
  };
}

function drawPixie({ base, shade, light }: HairTones): Hair {
  return {
    back: createShape(SKULL, shade),
    front:
      createShape(
        'M154 186C146 176 150 158 144 152C138 160 138 168 136 178C116 140 118 88 160 70C204 50 258 62 268 104C270 118 268 132 262 144C256 130 246 128 238 132C226 126 214 118 206 106C196 122 184 130 174 134C170 150 166 176 154 186Z',
        base,
      ) +
      drawStrands(
        'M206 80C186 84 160 104 150 136M212 78C200 92 184 110 168 122M218 78C226 98 240 114 256 124M232 80C244 92 254 104 260 116',
        light,
      ),
  };
}

function drawReceding({ base, shade, light }: HairTones): Hair {
  return {
    back: createShape(SKULL, shade),
    front:
      createShape(
        'M152 180C146 170 150 156 144 150C138 160 136 166 134 176C118 136 124 94 160 74C198 56 252 68 262 106C265 120 262 132 259 142C257 122 252 106 240 96C232 88 216 80 204 82C190 84 182 94 180 106C174 122 170 140 168 152C166 164 160 180 152 180Z',
        base,
      ) +
      drawStrands(
        'M148 96C142 108 138 126 140 144M164 84C154 98 148 120 150 142M200 76C186 80 172 92 166 116M208 74C228 76 246 86 256 104',
        light,
      ),
  };
}

const CUTS: Readonly<Record<HairStyle, (tones: HairTones) => Hair>> = {
  afro: drawAfro,
  bald: drawBald,
  bob: drawBob,
  braid: drawBraid,
  bun: drawBun,
  cap: drawCap,
  close: drawShortHair,
  cornrows: drawCornrows,
  crop: drawCrop,
  curls: drawCurls,
  hat: drawHat,
  pixie: drawPixie,
  receding: drawReceding,
  tied: drawTiedHair,
  wrap: drawHeadWrap,
};

export const drawHair = ({ hair: { cut, color } }: Person): Hair =>
  CUTS[cut]({ base: color, shade: darken(color, 0.3), light: lighten(color, 0.24) });
