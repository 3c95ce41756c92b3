declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Then the text must be undefined. */
    keepAllGlyphs?: boolean;
  };
  /** The font with the characters of the text only. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer<ArrayBuffer>>;
}
