type Tables = Map<string, Buffer>;

const HEADER = 12;
const ENTRY = 16;

/** Replaces tables by those of another font with identical glyph order. */
export function replaceTables(font: Buffer, other: Buffer, tags: readonly string[]): Buffer<ArrayBuffer> {
  const tables = parseTables(font);
  const others = parseTables(other);
  if (glyphsIn(tables) !== glyphsIn(others)) throw new Error('These fonts do not have the same glyphs.');
  for (const tag of tags) {
    const table = others.get(tag);
    if (table !== undefined) tables.set(tag, table);
  }
  return buildFont(tables);
}

function parseTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => HEADER + at * ENTRY);
  return new Map(
    entries.map((at) => {
      const from = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(from, from + font.readUInt32BE(at + 12))];
    }),
  );
}

const glyphsIn = (tables: Tables) => tables.get('maxp')?.readUInt16BE(4);

function buildFont(tables: Tables): Buffer<ArrayBuffer> {
  const directory = Buffer.alloc(HEADER + tables.size * ENTRY);
  const levels = Math.floor(Math.log2(tables.size));
  directory.writeUInt32BE(0x0001_0000, 0);
  directory.writeUInt16BE(tables.size, 4);
  directory.writeUInt16BE(2 ** levels * ENTRY, 6);
  directory.writeUInt16BE(levels, 8);
  directory.writeUInt16BE((tables.size - 2 ** levels) * ENTRY, 10);
  const parts = [directory];
  let at = directory.length;
  [...tables.keys()].sort().forEach((tag, place) => {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const entry = HEADER + place * ENTRY;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(getSum(padded), entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    parts.push(padded);
    at += padded.length;
  });
  return Buffer.concat(parts);
}

function getSum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
