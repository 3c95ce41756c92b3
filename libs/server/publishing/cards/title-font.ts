import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as ShapedText, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

type Part = { font: Font; characters: ReadonlySet<number>; unitsPerEm: number };

/** Outlines of a text at a font size of one pixel, with y downward from the baseline. */
type Outline = { svg: string; width: number };

const WEIGHT = 500;
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;

/** The font of the site's headings, whose characters are divided among several files. */
export class TitleFont {
  private readonly parts: readonly Part[];
  private readonly shaped = new ShapedText();

  private constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  static async load(): Promise<TitleFont> {
    const parts: Part[] = [];
    // One after the other: `decompress` returns a view of memory that its next call may replace.
    for (const subset of SUBSETS) parts.push(await loadPart(subset));
    return new TitleFont(parts);
  }

  hasCharacter(codePoint: number): boolean {
    return this.parts.some(({ characters }) => characters.has(codePoint));
  }

  /** Draws a text of known characters. */
  outline(text: string): Outline {
    let width = 0;
    const paths: string[] = [];
    for (const { part, text: run } of this.divide(text)) {
      const scale = 1 / part.unitsPerEm;
      this.shaped.reset();
      this.shaped.addText(run);
      this.shaped.guessSegmentProperties();
      shape(part.font, this.shaped);
      for (const {
        codepoint,
        xAdvance = 0,
        xOffset = 0,
        yOffset = 0,
      } of this.shaped.getGlyphInfosAndPositions()) {
        const [x, y] = [width + xOffset * scale, -yOffset * scale];
        const path = part.font.glyphToPath(codepoint);
        if (path !== '')
          paths.push(`<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path}"/>`);
        width += xAdvance * scale;
      }
    }
    return { svg: paths.join(''), width };
  }

  /** Runs of characters from the same file. */
  private divide(text: string): { part: Part; text: string }[] {
    const runs: { part: Part; text: string }[] = [];
    for (const character of text) {
      const part = this.parts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));
      if (part === undefined) continue;
      const last = runs.at(-1);
      if (last?.part === part) last.text += character;
      else runs.push({ part, text: character });
    }
    return runs;
  }
}

async function loadPart(subset: (typeof SUBSETS)[number]): Promise<Part> {
  const file = `@fontsource-variable/newsreader/files/newsreader-${subset}-wght-normal.woff2`;
  const woff2 = await readFile(fileURLToPath(import.meta.resolve(file)));
  const face = new Face(new Blob(await decompress(woff2)), 0);
  const font = new Font(face);
  font.setVariations([new Variation('wght', WEIGHT)]);
  return { font, characters: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
}
