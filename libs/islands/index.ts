export { Island } from './Island.tsx';
export type { RenderedIsland } from './Island.tsx';
export { NeedsScript } from './NeedsScript.tsx';
export { IslandTree } from './IslandTree.tsx';
