import { darken, isDark, lighten, mixColors } from '../svg/color.ts';
import { toCirclePath } from '../svg/path-data.ts';
import { createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';
import type { Person } from './person.types.ts';

export const INK = '#1e1c17';

/** A head of 400 by 400 units that faces right into the light; the near side is in shadow. */
export const FACE =
  'M146 152C143 108 170 82 205 82C240 82 259 106 259 142C259 150 255 155 256 161C258 170 260 178 257 190C254 211 246 227 233 240C225 249 207 250 199 243C179 232 160 216 154 196C149 184 147 168 146 152Z';
const SHADE =
  'M140 152C140 118 150 104 164 98C158 116 162 134 170 146C178 158 172 174 176 188C181 204 184 220 199 234C204 240 208 244 210 248C204 249 201 245 199 243C179 232 160 216 154 196C149 184 140 168 140 152Z';
const NECK = 'M163 208C166 240 162 268 150 292C170 320 224 322 244 292C233 272 230 256 231 236Z';
const UNDER_JAW =
  'M158 200C172 226 190 242 204 247C214 250 224 248 232 240C231 252 232 260 234 266C212 268 186 254 162 222Z';
const EAR = 'M150 160C140 152 133 158 134 170C135 184 142 196 150 195C155 193 156 186 155 178Z';
const NOSE =
  'M222 150C218 162 219 176 215 186C210 190 209 196 214 199C220 202 230 200 233 195C234 190 230 182 227 172C225 164 224 156 222 150Z';
const SOCKETS = [
  'M172 154C181 146 201 147 211 156C212 164 207 170 196 170C184 171 174 166 172 154Z',
  'M229 156C236 148 250 148 256 155C256 163 251 169 243 169C235 169 229 164 229 156Z',
];
const EYES = [
  'M178 163C184 157 200 156 208 163C202 168 186 168 178 163Z',
  'M234 162C239 156 248 156 253 161C249 167 239 167 234 162Z',
];
const LIDS = ['M176 163C183 155 201 154 209 162', 'M233 162C238 155 249 155 254 161'];
const IRISES = [toCirclePath(197, 161.6, 5), toCirclePath(246, 161, 4.5)];
const BROWS = [
  'M168 147C178 139 198 139 212 146C200 144 184 144 168 150Z',
  'M229 146C237 139 250 139 257 146C249 144 238 144 229 149Z',
];
const LIPS =
  'M202 217C210 215 217 213 222 215C227 213 234 214 241 216C235 222 229 225 222 225C214 225 207 222 202 217Z';
const MOUTH = 'M200 216C207 219 215 220 222 220C229 220 237 219 243 215';
const CHIN = 'M210 230C217 227 227 227 233 229C228 233 217 234 210 230Z';
const CHEEK = 'M160 178C172 180 184 190 190 204C192 212 190 218 186 222C172 212 162 198 160 178Z';

const toWideningTransform = (share: number) => `translate(${205 * (1 - share)} 0) scale(${share} 1)`;

export function drawNeck({ skin }: Person): string {
  const base = darken(skin, 0.1);
  return createShape(NECK, base) + createShape(UNDER_JAW, darken(skin, 0.34));
}

const getTones = (skin: string) => ({
  light: lighten(skin, isDark(skin) ? 0.17 : 0.14),
  shade: darken(skin, 0.17),
  deep: darken(skin, 0.36),
});

/** Light, shadows, nose, lips and wrinkles, within the outline of the face. */
function drawFaceDetails({ skin, age }: Person): string {
  const { light, shade, deep } = getTones(skin);
  const lip = mixColors(darken(skin, 0.24), '#9c4a3c', 0.3);
  const lines =
    age > 0.5
      ? createStroke(
          'M206 200C200 204 197 210 196 216M240 200C244 205 245 210 245 214M176 174C182 178 190 178 196 176',
          deep,
          1.4,
          { 'stroke-linecap': 'round', opacity: age * 0.7 },
        )
      : '';
  return createElement(
    'g',
    { 'clip-path': 'url(#face)' },
    createShape('M200 83C240 80 262 112 259 142L252 138C252 112 236 92 200 83Z', light, { opacity: 0.7 }),
    createShape('M230 172C240 170 254 172 258 176C258 192 254 206 246 214C240 202 232 190 230 172Z', light, {
      opacity: 0.75,
    }),
    createShape(SHADE, shade),
    createShape(CHEEK, shade, { opacity: 0.55 }),
    ...SOCKETS.map((d) => createShape(d, shade, { opacity: 0.85 })),
    createShape(NOSE, shade),
    createShape('M214 197C217 194 221 195 222 198C220 201 216 201 214 199Z', deep, { opacity: 0.8 }),
    createStroke('M226 152C227 166 232 180 234 190', light, 2.6, {
      'stroke-linecap': 'round',
      opacity: 0.9,
    }),
    createShape(LIPS, lip),
    createShape(CHIN, shade, { opacity: 0.8 }),
    lines,
  );
}

export function drawHead(person: Person): string {
  const { skin, hair, jaw = 1 } = person;
  const { shade, deep } = getTones(skin);
  const brow = hair.cut === 'wrap' ? INK : mixColors(hair.color, INK, 0.25);
  return createGroup(
    { transform: toWideningTransform(jaw) },
    createShape(EAR, shade) +
      createStroke('M149 166C143 164 140 168 142 176', deep, 1.6, { 'stroke-linecap': 'round' }),
    createShape(FACE, skin),
    drawFaceDetails(person),
    ...EYES.map((d) => createShape(d, mixColors('#f4eadb', skin, 0.45))),
    ...IRISES.map((d) => createShape(d, mixColors(INK, '#5a3a22', 0.25))),
    ...LIDS.map((d) => createStroke(d, mixColors(INK, skin, 0.1), 2.4, { 'stroke-linecap': 'round' })),
    ...BROWS.map((d) => createShape(d, brow)),
    createStroke(MOUTH, mixColors(INK, skin, 0.25), 1.8, { 'stroke-linecap': 'round' }),
  );
}
