type Tables = Map<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/** Replaces tables by those of another font with identical glyph order. */
export function replaceTables(font: Buffer, other: Buffer, tags: readonly string[]): Buffer<ArrayBuffer> {
  const tables = parseTables(font);
  const others = parseTables(other);
  if (getGlyphCount(tables) !== getGlyphCount(others))
    throw new Error('The fonts have different numbers of glyphs.');
  for (const tag of tags) {
    const table = others.get(tag);
    if (table !== undefined) tables.set(tag, table);
  }
  return buildFont(tables);
}

function parseTables(font: Buffer): Tables {
  const recordOffsets = Array.from(
    { length: font.readUInt16BE(4) },
    (_, offset) => HEADER_BYTES + offset * RECORD_BYTES,
  );
  return new Map(
    recordOffsets.map((offset) => {
      const tableOffset = font.readUInt32BE(offset + 8);
      return [
        font.toString('latin1', offset, offset + 4),
        font.subarray(tableOffset, tableOffset + font.readUInt32BE(offset + 12)),
      ];
    }),
  );
}

const getGlyphCount = (tables: Tables) => tables.get('maxp')?.readUInt16BE(4);

function buildFont(tables: Tables): Buffer<ArrayBuffer> {
  const directory = Buffer.alloc(HEADER_BYTES + tables.size * RECORD_BYTES);
  const entrySelector = Math.floor(Math.log2(tables.size));
  directory.writeUInt32BE(0x0001_0000, 0);
  directory.writeUInt16BE(tables.size, 4);
  directory.writeUInt16BE(2 ** entrySelector * RECORD_BYTES, 6);
  directory.writeUInt16BE(entrySelector, 8);
  directory.writeUInt16BE((tables.size - 2 ** entrySelector) * RECORD_BYTES, 10);
  const parts = [directory];
  let offset = directory.length;
  [...tables.keys()].sort().forEach((tag, index) => {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const recordOffset = HEADER_BYTES + index * RECORD_BYTES;
    directory.write(tag, recordOffset, 'latin1');
    directory.writeUInt32BE(computeChecksum(padded), recordOffset + 4);
    directory.writeUInt32BE(offset, recordOffset + 8);
    directory.writeUInt32BE(table.length, recordOffset + 12);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

function computeChecksum(table: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < table.length; offset += 4) sum = (sum + table.readUInt32BE(offset)) >>> 0;
  return sum;
}
