import type { Joint } from '../svg/tapered-path.ts';
import { createLimb } from './limbs.ts';
import type { Pose } from './pose.types.ts';

const back: readonly Joint[] = [
  [66, 172, 26],
  [57, 142, 26],
  [63, 110, 25],
  [80, 86, 20],
  [96, 66, 13],
];
const foldedLegs = {
  far: createLimb('foot', [74, 176, 20], [112, 160, 14], [141, 138, 11], [140, 162, 8.5], [136, 189, 6]),
  near: createLimb('foot', [66, 178, 21], [98, 158, 15.5], [128, 133, 12], [126, 160, 9.5], [118, 189, 6.5]),
};

const sitting: Pose = {
  far: [foldedLegs.far, createLimb('relaxed', [88, 92, 10], [112, 118, 8], [140, 118, 6], [156, 124, 4.6])],
  trunk: [back],
  near: [foldedLegs.near, createLimb('relaxed', [74, 96, 14], [88, 132, 10], [112, 136, 8], [140, 122, 5.4])],
  head: { x: 108, y: 48, size: 1 },
};

const lookingUp: Pose = { ...sitting, head: { x: 106, y: 47, size: 1, turn: -24 } };

const resting: Pose = {
  far: [foldedLegs.far],
  trunk: [back],
  near: [foldedLegs.near, createLimb('relaxed', [74, 96, 14], [86, 136, 10], [108, 150, 8], [134, 148, 5.2])],
  head: { x: 108, y: 54, size: 1, turn: 20 },
};

const grooming: Pose = {
  far: [foldedLegs.far, createLimb('open', [88, 90, 11], [116, 102, 8], [146, 80, 6], [164, 76, 4.4])],
  trunk: [back],
  near: [
    foldedLegs.near,
    createLimb('relaxed', [76, 96, 14], [98, 128, 9.5], [128, 112, 7.4], [158, 96, 4.8]),
  ],
  head: { x: 110, y: 52, size: 1, turn: 10 },
};

const reaching: Pose = {
  far: [foldedLegs.far, createLimb('relaxed', [88, 96, 10], [112, 124, 8], [140, 124, 5])],
  trunk: [back],
  near: [foldedLegs.near, createLimb('open', [76, 94, 14], [104, 116, 9.5], [140, 106, 7.4], [172, 92, 5])],
  head: { x: 109, y: 49, size: 1, turn: 4 },
};

const eating: Pose = {
  far: [foldedLegs.far, createLimb('grip', [88, 92, 10], [118, 110, 8], [134, 92, 6.4], [140, 76, 4.6])],
  trunk: [back],
  near: [foldedLegs.near, createLimb('relaxed', [74, 96, 14], [88, 132, 10], [112, 138, 8], [140, 124, 5.2])],
  head: { x: 108, y: 49, size: 1 },
};

const quadruped: Pose = {
  far: [
    createLimb('knuckles', [132, 92, 13], [140, 120, 9], [136, 148, 7.4], [128, 178, 5.4], [126, 191, 5]),
    createLimb('foot', [54, 124, 18], [54, 146, 13.5], [44, 164, 10], [28, 182, 6.6], [24, 190, 5.6]),
  ],
  trunk: [
    [
      [54, 116, 23],
      [78, 108, 24],
      [104, 98, 24],
      [128, 84, 21],
      [146, 70, 14],
    ],
  ],
  near: [
    createLimb('foot', [52, 122, 20], [74, 142, 15], [84, 156, 11], [76, 174, 8.5], [68, 190, 6]),
    createLimb('knuckles', [126, 94, 16], [142, 120, 10.5], [150, 148, 8.4], [160, 178, 6], [164, 191, 5.4]),
  ],
  head: { x: 160, y: 56, size: 0.96, turn: 4 },
};

const clinging: Pose = {
  far: [createLimb('grip', [104, 104, 9], [130, 126, 7], [152, 132, 5])],
  trunk: [
    [
      [70, 168, 22],
      [74, 138, 23],
      [90, 108, 20],
      [102, 88, 13],
    ],
  ],
  near: [
    createLimb('foot', [74, 172, 17], [104, 164, 12], [124, 178, 9], [142, 190, 6.4]),
    createLimb('grip', [90, 112, 12], [112, 138, 8.4], [142, 150, 6]),
  ],
  head: { x: 116, y: 66, size: 1.28 },
};

const carrying: Pose = {
  ...quadruped,
  child: { pose: clinging, x: 84, y: 98, size: 0.46, turn: -6, isBehind: true },
};

const nursing: Pose = {
  far: [foldedLegs.far],
  trunk: [back],
  near: [foldedLegs.near, createLimb('open', [72, 98, 14], [84, 138, 10], [108, 142, 8], [132, 124, 5])],
  head: { x: 109, y: 52, size: 1, turn: 14 },
  child: { pose: clinging, x: 116, y: 156, size: 0.44, turn: -4 },
};

const climbing: Pose = {
  far: [
    createLimb('grip', [100, 82, 12], [122, 58, 8.5], [136, 30, 7], [146, -2, 5.4]),
    createLimb('footUp', [84, 152, 17], [112, 138, 12], [132, 132, 9], [140, 150, 6.6], [148, 160, 5]),
  ],
  trunk: [
    [
      [82, 150, 23],
      [80, 118, 23],
      [90, 88, 20],
      [102, 68, 13],
    ],
  ],
  near: [
    createLimb('footUp', [82, 152, 18], [98, 174, 13], [116, 186, 9], [138, 194, 6.6], [147, 190, 5]),
    createLimb('grip', [92, 90, 13], [116, 106, 9], [136, 88, 7], [146, 64, 5.4]),
  ],
  head: { x: 110, y: 48, size: 0.96, turn: -22 },
};

const hanging: Pose = {
  far: [
    createLimb('footUp', [74, 146, 16], [74, 172, 12], [60, 188, 8], [44, 200, 6], [38, 208, 5]),
    createLimb('open', [102, 92, 11], [130, 102, 8], [154, 92, 6.4], [168, 84, 4.6]),
  ],
  trunk: [
    [
      [78, 142, 20],
      [80, 114, 20],
      [92, 88, 18],
      [102, 72, 12],
    ],
  ],
  near: [
    createLimb('footUp', [78, 148, 16], [104, 160, 12], [122, 152, 9], [134, 170, 7], [140, 182, 5]),
    createLimb('grip', [94, 84, 13], [90, 54, 9], [98, 20, 7.4], [106, -16, 5.6]),
  ],
  head: { x: 114, y: 64, size: 0.94, turn: -8 },
};

const upright: Pose = {
  far: [
    createLimb('foot', [82, 126, 15], [72, 152, 12], [60, 172, 8.5], [48, 190, 5.8]),
    createLimb('open', [100, 70, 10], [118, 96, 8], [142, 96, 6.2], [156, 84, 4.6]),
  ],
  trunk: [
    [
      [82, 124, 19],
      [82, 98, 20],
      [90, 70, 18],
      [100, 50, 12],
    ],
  ],
  near: [
    createLimb('foot', [84, 128, 16.5], [98, 152, 12.5], [94, 174, 8.8], [88, 190, 6]),
    createLimb('relaxed', [88, 74, 13], [86, 104, 9.4], [104, 124, 7.4], [126, 128, 5]),
  ],
  head: { x: 108, y: 34, size: 0.94 },
};

const wading: Pose = {
  ...upright,
  far: [createLimb('none', [82, 126, 15], [72, 152, 12], [64, 172, 8.5]), ...upright.far.slice(1)],
  near: [createLimb('none', [84, 128, 16.5], [98, 152, 12.5], [95, 172, 8.8]), ...upright.near.slice(1)],
};

const sheltered: Pose = {
  ...sitting,
  far: [foldedLegs.far, createLimb('grip', [88, 92, 11], [118, 92, 8.4], [138, 62, 6.6], [141, 26, 5])],
};

const lying: Pose = {
  far: [createLimb('relaxed', [132, 178, 11], [158, 192, 7], [186, 193, 5])],
  trunk: [
    [
      [50, 176, 22],
      [80, 168, 24],
      [112, 168, 23],
      [140, 172, 14],
    ],
  ],
  near: [
    createLimb('footUp', [50, 178, 20], [86, 166, 14], [112, 178, 10], [92, 190, 7.6], [70, 194, 5.6]),
    createLimb('relaxed', [124, 166, 13], [112, 186, 9], [136, 192, 6.6], [156, 188, 4.8]),
  ],
  head: { x: 160, y: 172, size: 0.96, turn: 40, isAsleep: true },
};

const facing: Pose = {
  far: [],
  trunk: [
    [
      [100, 172, 34],
      [100, 140, 33],
      [100, 108, 33],
      [100, 92, 34],
      [100, 72, 22],
    ],
  ],
  near: [
    createLimb('foot', [74, 178, 20], [50, 162, 15], [44, 136, 12], [46, 164, 9.4], [52, 191, 6.4]),
    createLimb('foot', [126, 178, 20], [150, 162, 15], [156, 136, 12], [154, 164, 9.4], [144, 191, 6.4]),
    createLimb('relaxed', [72, 98, 16], [52, 122, 10.4], [66, 142, 8], [90, 150, 5.4]),
    createLimb('relaxed', [128, 98, 16], [148, 122, 10.4], [136, 142, 8], [112, 146, 5.4]),
  ],
  head: { x: 100, y: 57, size: 1.08, isFront: true },
};

export const POSES = {
  sitting,
  lookingUp,
  resting,
  grooming,
  reaching,
  eating,
  walking: quadruped,
  carrying,
  nursing,
  climbing,
  hanging,
  upright,
  wading,
  sheltered,
  lying,
  facing,
  clinging,
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
