export type AudioInfo = {
  codec: 'opus' | 'vorbis' | 'mp3';
  rate: number;
  channels: number;
  durationMs: number;
};

const NO_GRANULE_POSITION = 0xffff_ffff_ffff_ffffn;

type Page = { granule: bigint; body: Buffer };

function listPages(file: Buffer): Page[] {
  const pages: Page[] = [];
  for (let offset = 0; offset < file.length;) {
    if (file.toString('latin1', offset, offset + 4) !== 'OggS')
      throw new Error(`no Ogg page at byte ${offset}`);
    const segments = file.readUInt8(offset + 26);
    const bodyStart = offset + 27 + segments;
    const end = file.subarray(offset + 27, bodyStart).reduce((sum, size) => sum + size, bodyStart);
    if (end > file.length) throw new Error('truncated Ogg file: the last page is incomplete');
    pages.push({ granule: file.readBigUInt64LE(offset + 6), body: file.subarray(bodyStart, end) });
    offset = end;
  }
  return pages;
}

/** Parses Ogg Opus and Ogg Vorbis; the last page contains the number of samples. */
export function readOgg(file: Buffer): AudioInfo {
  const pages = listPages(file);
  const firstPage = pages[0]?.body ?? Buffer.alloc(0);
  const samples = Number(pages.findLast(({ granule }) => granule !== NO_GRANULE_POSITION)?.granule ?? 0n);
  if (firstPage.toString('latin1', 0, 8) === 'OpusHead') {
    const preSkip = firstPage.readUInt16LE(10);
    return {
      codec: 'opus',
      rate: 48_000,
      channels: firstPage.readUInt8(9),
      durationMs: (samples - preSkip) / 48,
    };
  }
  if (firstPage.toString('latin1', 0, 7) === '\u0001vorbis') {
    const rate = firstPage.readUInt32LE(12);
    return { codec: 'vorbis', rate, channels: firstPage.readUInt8(11), durationMs: (samples / rate) * 1000 };
  }
  throw new Error('unsupported Ogg codec: neither Opus nor Vorbis');
}
