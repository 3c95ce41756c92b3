import type { WordRows } from './word-rows.ts';

/** Gamma: body, objects, and connecting words. */
export const GAMMA: readonly WordRows[] = [
  {
    lexigramClass: 'things',
    words: [
      ...['hand', 'foot', 'head', 'eye', 'ear', 'nose', 'mouth', 'tooth'],
      ...['tongue', 'hair', 'arm', 'leg', 'belly', 'back', 'finger', 'tail'],
      ...['ball', 'balloon', 'bubbles', 'blanket', 'pillow', 'box', 'bowl', 'cup'],
      ...['bottle', 'can', 'plate', 'spoon', 'knife', 'key', 'string', 'stick'],
      ...['rock', 'clay', 'paint', 'pencil', 'paper', 'book', 'picture', 'videotape'],
      ...['movie', 'music', 'TV', 'telephone', 'computer', 'keyboard', 'camera', 'light'],
      ...['shirt', 'shoe', 'hat', 'coat', 'sock', 'collar', 'mask', 'monster'],
      ...['toy', 'doll', 'car', 'machine', 'boat', 'tape', 'wrench', 'backpack'],
      ...['fire', 'lighter', 'wood', 'leaf', 'flower', 'grass', 'tree', 'pine-needle'],
      ...['mud', 'rain', 'snow', 'sun', 'moon', 'star', 'wind', 'sky'],
      ...['dog', 'cat', 'bird', 'fish', 'bug', 'snake', 'turtle', 'squirrel'],
      ...['door', 'window', 'bed', 'chair', 'table', 'toothbrush', 'vacuum', 'can opener'],
    ],
  },
  {
    lexigramClass: 'function',
    words: [
      ...['in', 'on', 'under', 'over', 'up', 'down', 'into', 'out-of'],
      ...['to', 'from', 'with', 'for', 'near', 'behind', 'before', 'after'],
      ...['red', 'yellow', 'green', 'blue', 'purple', 'black', 'white', 'brown'],
      ...['piece-of', 'other', 'both', 'many', 'first', 'last', 'if', 'because'],
    ],
  },
];
