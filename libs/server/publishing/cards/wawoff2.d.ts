declare module 'wawoff2' {
  /** Unpacks a WOFF2 file into a TrueType or OpenType font. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
