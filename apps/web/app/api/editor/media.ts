import { mediaPictureListResponse, mediaPictureResponse, PICTURE_BYTES_MAX } from '@paniscus/domain/media';
import type { MediaPicture } from '@paniscus/domain/media';
import { callApiAsStaff } from '../client';
import { buildListQuery, getNextCursor } from '../pagination';
import { parseResponse } from '../parse-response';
import { ProblemError } from '../problem-error';
import { sendForm } from './send-form';

type PicturePage = { pictures: MediaPicture[]; nextCursor: string | undefined };

/** Pictures of the media library after the cursor, newest first, up to a maximum of 100. */
export async function fetchPictures(search: string, limit: number, cursor?: string): Promise<PicturePage> {
  const query = buildListQuery({ search, limit: String(limit) }, cursor);
  const response = await callApiAsStaff(`/media/${query}`);
  return {
    pictures: await parseResponse(response, mediaPictureListResponse),
    nextCursor: getNextCursor(response),
  };
}

type UploadOptions = {
  /** Share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Uploads a picture; the same file again returns the same picture. Does not leave the page when signed out. */
export async function uploadPicture(
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<MediaPicture> {
  if (file.size > PICTURE_BYTES_MAX) throw new ProblemError(413);
  const form = new FormData();
  form.set('file', file);
  const response = await callApiAsStaff('/media/', {
    transport: (url, access) => sendForm(url, { form, access, onProgress, signal }),
    staysOnPage: true,
  });
  return parseResponse(response, mediaPictureResponse);
}

export async function setPictureAlt(id: number, alt: string): Promise<void> {
  await callApiAsStaff(`/media/${id}/`, { method: 'PATCH', body: { alt }, staysOnPage: true });
}

export async function deletePicture(id: number): Promise<void> {
  await callApiAsStaff(`/media/${id}/`, { method: 'DELETE', staysOnPage: true });
}
