export type Heading = { codec: 'opus' | 'vorbis' | 'mp3'; rate: number; channels: number; ms: number };

const NO_PACKET_ENDS_HERE = 0xffff_ffff_ffff_ffffn;

type Page = { granule: bigint; body: Buffer };

function listPages(file: Buffer): Page[] {
  const pages: Page[] = [];
  for (let at = 0; at < file.length;) {
    if (file.toString('latin1', at, at + 4) !== 'OggS') throw new Error(`no Ogg page at byte ${at}`);
    const segments = file.readUInt8(at + 26);
    const begin = at + 27 + segments;
    const end = file.subarray(at + 27, begin).reduce((sum, size) => sum + size, begin);
    if (end > file.length) throw new Error('the last Ogg page is cut off');
    pages.push({ granule: file.readBigUInt64LE(at + 6), body: file.subarray(begin, end) });
    at = end;
  }
  return pages;
}

/** Parses Ogg Opus and Ogg Vorbis; the last page contains the number of samples. */
export function readOgg(file: Buffer): Heading {
  const pages = listPages(file);
  const head = pages[0]?.body ?? Buffer.alloc(0);
  const samples = Number(pages.findLast(({ granule }) => granule !== NO_PACKET_ENDS_HERE)?.granule ?? 0n);
  if (head.toString('latin1', 0, 8) === 'OpusHead') {
    const skipped = head.readUInt16LE(10);
    return { codec: 'opus', rate: 48_000, channels: head.readUInt8(9), ms: (samples - skipped) / 48 };
  }
  if (head.toString('latin1', 0, 7) === '\u0001vorbis') {
    const rate = head.readUInt32LE(12);
    return { codec: 'vorbis', rate, channels: head.readUInt8(11), ms: (samples / rate) * 1000 };
  }
  throw new Error('neither Opus nor Vorbis');
}
