export const TRIBUTE_KINDS = ['memory', 'honor'] as const;
/** 'In memory of' someone who has died, or 'in honor of' someone. */
export type TributeKind = (typeof TRIBUTE_KINDS)[number];

export const TRIBUTE_MESSAGE_MAX = 500;
export const WALL_LINE_MAX = 140;

export const TRIBUTE_LABELS: Record<TributeKind, string> = { memory: 'In memory of', honor: 'In honor of' };
