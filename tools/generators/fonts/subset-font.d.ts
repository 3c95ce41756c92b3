declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Requires the text to be undefined. */
    keepAllGlyphs?: boolean;
  };
  /** Returns the font with only the characters of the text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer<ArrayBuffer>>;
}
