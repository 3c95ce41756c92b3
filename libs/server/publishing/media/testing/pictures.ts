import { Transformer } from '@napi-rs/image';

export type UploadOptions = { access?: string; name?: string; type?: string };

let shade = 0;

/** A picture of one color that no other test uploads. */
export async function createJpeg(width = 40, height = 30): Promise<Buffer> {
  shade += 1;
  return Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, shade * 5), width, height).jpeg(90);
}

/** Adds EXIF data with an orientation and a description to a JPEG file. */
export function addExif(jpeg: Buffer, orientation: number, description: string): Buffer {
  const entry = (tag: number, type: number, count: number, value: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt16BE(tag, 0);
    head.writeUInt16BE(type, 2);
    head.writeUInt32BE(count, 4);
    return Buffer.concat([head, value]);
  };
  const text = Buffer.from(`${description}\0`);
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x02', 'latin1'),
    entry(0x010e, 2, text.length, Buffer.from([0, 0, 0, 38])),
    entry(0x0112, 3, 1, Buffer.from([0, orientation, 0, 0])),
    Buffer.alloc(4),
    text,
  ]);
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

/** Uploads a file as the form of the browser does. */
export function uploadPicture(
  serverUrl: string,
  bytes: Buffer,
  { access = '', name = 'figs.jpg', type = 'image/jpeg' }: UploadOptions,
): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const headers = { authorization: `Bearer ${access}` };
  return fetch(`${serverUrl}/api/media/`, { method: 'POST', headers, body: form });
}
