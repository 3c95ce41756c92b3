import { PICTURE_BYTES_MAX } from '@paniscus/domain/media';
import { invalid, ProblemException } from '@paniscus/server/platform';
import { cleanLine, cutText } from '@paniscus/domain/text';

export type Upload = { name: string; bytes: Buffer };

const NAME_MAX = 200;

/** Reads the field `file` of a multipart body. Throws problems of status 400, 413, 415 and 422. */
export async function parseUpload(body: unknown, contentType: string | undefined): Promise<Upload> {
  if (!Buffer.isBuffer(body) || contentType === undefined)
    throw new ProblemException(415, { detail: 'Send the picture as multipart/form-data.' });
  const file = (await parseForm(body, contentType)).get('file');
  if (!(file instanceof File)) throw invalid({ file: 'Choose a picture.' });
  if (file.size === 0) throw invalid({ file: 'The file is empty.' });
  if (file.size > PICTURE_BYTES_MAX)
    throw new ProblemException(413, { detail: 'Pictures can be at most 10 MB.' });
  return { name: toName(file.name), bytes: Buffer.from(await file.arrayBuffer()) };
}

async function parseForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new ProblemException(400, { detail: 'The form is malformed.' });
  }
}

/** File name without folders and characters that cannot be stored. */
function toName(text: string): string {
  const name = text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/^.*[/\\]/s, '');
  return cutText(cleanLine(name), NAME_MAX) || 'picture';
}
