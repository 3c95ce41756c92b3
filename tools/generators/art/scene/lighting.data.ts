export interface Light {
  /** Top to bottom. */
  sky: readonly [string, string, string];
  disc: { color: string; x: number; y: number; r: number; halo: number };
  mist: string;
  mistiness: number;
  /** Back to front. */
  layers: readonly [string, string, string, string, string, string];
  hasStars: boolean;
  water?: string;
}

/** Positions and radii are shares of the scene's width and height. */
export const LIGHTING_BY_TIME = {
  dawn: {
    sky: ['#d9a184', '#f0c599', '#fbe7c6'],
    disc: { color: '#fff3d6', x: 0.62, y: 0.47, r: 0.085, halo: 0.75 },
    mist: '#fbe3c0',
    mistiness: 0.75,
    layers: ['#dfb48d', '#c19a7a', '#95866b', '#5f6b57', '#33503f', '#142e26'],
    hasStars: false,
  },
  day: {
    sky: ['#bcd9cf', '#dcebd8', '#f7f3dc'],
    disc: { color: '#fffbe8', x: 0.34, y: 0.2, r: 0.06, halo: 0.7 },
    mist: '#eef3dc',
    mistiness: 0.5,
    layers: ['#b3cfb1', '#8ab491', '#5c9072', '#387056', '#1f523f', '#0e3227'],
    hasStars: false,
  },
  dusk: {
    sky: ['#4c4263', '#b5645a', '#f3b25c'],
    disc: { color: '#ffd98a', x: 0.4, y: 0.52, r: 0.1, halo: 0.7 },
    mist: '#f0a75f',
    mistiness: 0.4,
    layers: ['#b0675a', '#865257', '#5f4450', '#413645', '#292937', '#141a22'],
    hasStars: false,
  },
  night: {
    sky: ['#0a1a26', '#12323f', '#2d5c62'],
    disc: { color: '#f6efd6', x: 0.64, y: 0.2, r: 0.075, halo: 0.5 },
    mist: '#6b9a97',
    mistiness: 0.3,
    layers: ['#2a5459', '#20464c', '#18383f', '#112b32', '#0b2026', '#061418'],
    hasStars: true,
    water: '#e9e6cc',
  },
} as const satisfies Record<string, Light>;

export type SceneTime = keyof typeof LIGHTING_BY_TIME;
