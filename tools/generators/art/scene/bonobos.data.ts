import type { Joint } from '../svg/tapered-path.ts';

/** A side view facing right, as limbs on a square of 200 units with the ground at y = 200. */
export interface Pose {
  limbs: readonly (readonly Joint[])[];
}

const toHeadJoints = (x: number, y: number, size: number): readonly (readonly Joint[])[] => [
  [
    [x - 5 * size, y - 2 * size, 17 * size],
    [x + 3 * size, y, 17 * size],
  ],
  [
    [x + 6 * size, y + 6 * size, 12.5 * size],
    [x + 15 * size, y + 8.5 * size, 9.5 * size],
    [x + 19.5 * size, y + 10 * size, 7.5 * size],
  ],
  [
    [x + 8 * size, y - 7 * size, 8.5 * size],
    [x + 15.5 * size, y - 5 * size, 5 * size],
  ],
  [
    [x - 4 * size, y + 5 * size, 12 * size],
    [x - 13 * size, y + 15 * size, 6 * size],
  ],
];

const sitting: Pose = {
  limbs: [
    [
      [66, 172, 27],
      [60, 138, 27],
      [68, 104, 27],
      [88, 80, 20],
      [101, 63, 15],
    ],
    ...toHeadJoints(108, 48, 1),
    [
      [66, 176, 23],
      [100, 156, 17],
      [130, 132, 12],
    ],
    [
      [130, 132, 11.5],
      [128, 160, 10],
      [121, 188, 7],
    ],
    [
      [120, 192, 7],
      [134, 195, 5.5],
      [149, 196.5, 3.5],
    ],
    [
      [76, 98, 15],
      [94, 126, 10.5],
      [106, 146, 9],
    ],
    [
      [106, 146, 8.5],
      [130, 126, 7],
      [152, 118, 6],
    ],
    [
      [152, 118, 5.5],
      [162, 124, 5],
      [165, 136, 2.6],
    ],
  ],
};

const walkingLimbs: readonly (readonly Joint[])[] = [
  [
    [57, 117, 24],
    [80, 108, 25],
    [106, 97, 25],
    [130, 84, 23],
    [148, 69, 17],
  ],
  ...toHeadJoints(162, 56, 0.94),
  [
    [134, 90, 16],
    [148, 118, 10.5],
    [150, 146, 8.5],
    [158, 176, 6.5],
    [165, 191, 6],
  ],
  [
    [165, 192, 6],
    [160, 196, 3.6],
  ],
  [
    [122, 96, 14],
    [118, 122, 9.5],
    [112, 150, 8],
    [106, 178, 6],
    [108, 192, 5.5],
  ],
  [
    [52, 122, 20],
    [72, 142, 15],
    [80, 156, 11],
  ],
  [
    [80, 156, 10.5],
    [72, 172, 8.5],
    [64, 188, 6.5],
  ],
  [
    [63, 193, 6],
    [76, 196, 4.6],
    [90, 197, 3],
  ],
  [
    [46, 124, 17],
    [44, 148, 13],
    [38, 162, 9.5],
    [24, 182, 7],
  ],
  [
    [22, 189, 6.5],
    [32, 195, 5],
    [46, 197, 3],
  ],
];

const walking: Pose = { limbs: walkingLimbs };

const mother: Pose = {
  limbs: [
    ...walkingLimbs,
    [
      [74, 84, 11],
      [82, 70, 12],
      [92, 58, 9],
    ],
    ...toHeadJoints(98, 45, 0.62),
    [
      [88, 64, 6],
      [102, 70, 4.5],
      [114, 74, 3.6],
    ],
    [
      [74, 88, 8],
      [88, 86, 6],
      [96, 96, 4],
    ],
  ],
};

export const BONOBOS = { sitting, walking, mother } as const satisfies Record<string, Pose>;

export type BonoboPose = keyof typeof BONOBOS;
