/**
 * Word classes of the modified Fitzgerald key, which communication boards use to color words, with the color of a key's
 * edge. The colors are saved with each word and written to board files.
 */
export const WORD_CLASSES: readonly { name: string; color: string }[] = [
  { name: 'People (yellow)', color: 'rgb(184, 134, 11)' },
  { name: 'Actions (green)', color: 'rgb(34, 120, 60)' },
  { name: 'Descriptions (blue)', color: 'rgb(30, 100, 200)' },
  { name: 'Things (orange)', color: 'rgb(200, 90, 0)' },
  { name: 'Social words (pink)', color: 'rgb(200, 50, 120)' },
  { name: 'Questions (purple)', color: 'rgb(120, 60, 170)' },
  { name: 'Places and positions (brown)', color: 'rgb(120, 75, 40)' },
  { name: 'No and stop (red)', color: 'rgb(190, 30, 30)' },
  { name: 'Small words (gray)', color: 'rgb(110, 110, 110)' },
];
