import type { PNG } from 'pngjs';

/** Number of connected pixels, including diagonals, and the position of the first. */
export interface PixelGroup {
  size: number;
  x: number;
  y: number;
}

const isOpaque = (mask: PNG, index: number): boolean => mask.data[index * 4 + 3] !== 0;

function getNeighbors({ width, height }: PNG, index: number): number[] {
  const [x, y] = [index % width, Math.floor(index / width)];
  const neighbors: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
      neighbors.push(row * width + column);
  return neighbors;
}

/** Largest group of opaque pixels in a mask; size 0 when there are none. */
export function findLargestGroup(mask: PNG): PixelGroup {
  const visited = new Uint8Array(mask.width * mask.height);
  let largest: PixelGroup = { size: 0, x: 0, y: 0 };
  for (let start = 0; start < visited.length; start += 1) {
    if (visited[start] !== 0 || !isOpaque(mask, start)) continue;
    visited[start] = 1;
    const group = [start];
    for (const index of group)
      for (const neighbor of getNeighbors(mask, index))
        if (visited[neighbor] === 0 && isOpaque(mask, neighbor)) {
          visited[neighbor] = 1;
          group.push(neighbor);
        }
    if (group.length > largest.size)
      largest = { size: group.length, x: start % mask.width, y: Math.floor(start / mask.width) };
  }
  return largest;
}
