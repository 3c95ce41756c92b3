import type { BoardGrid } from '@paniscus/domain/keyboard';

/** `3 × 5` for three rows of five keys. */
export const formatGrid = ({ rows, columns }: BoardGrid): string => `${rows} × ${columns}`;
