import type { MediaPicture } from '@paniscus/domain/media';
import type { PictureUpload } from '@paniscus/features/posts';
import { useRef, useState } from 'react';
import { uploadPicture } from '../../api/editor/media';
import { getErrorMessage } from '../../api/error-messages';
import { ProblemError } from '../../api/problem-error';

type Upload = PictureUpload & { file: File; abort: AbortController };

/** Uploads pictures, reports their progress, and lets each be retried or canceled. */
export function usePictureUploads(onUploaded: (picture: MediaPicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(1);
  const patch = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const start = async ({ id, file, abort: { signal } }: Upload): Promise<void> => {
    try {
      const picture = await uploadPicture(file, {
        signal,
        onProgress: (progress) => patch(id, { progress }),
      });
      remove(id);
      onUploaded(picture);
    } catch (error) {
      if (!signal.aborted) patch(id, { message: getMessage(error as Error) });
    }
  };
  return {
    uploads,
    onUpload: (files: readonly File[]) => {
      const added = files.map((file) => createUpload(nextId.current++, file));
      setUploads((all) => [...all, ...added]);
      for (const upload of added) void start(upload);
    },
    onRetry: (id: number) => {
      const upload = uploads.find((candidate) => candidate.id === id);
      if (upload === undefined) return;
      patch(id, { progress: 0, message: undefined });
      void start(upload);
    },
    onCancelUpload: (id: number) => {
      uploads.find((upload) => upload.id === id)?.abort.abort();
      remove(id);
    },
  };
}

const createUpload = (id: number, file: File): Upload => ({
  id,
  file,
  name: file.name,
  progress: 0,
  abort: new AbortController(),
});

function getMessage(error: Error): string {
  const status = error instanceof ProblemError ? error.status : undefined;
  if (status === 0) return 'The server could not be reached. Check your connection.';
  if (status === 413) return 'It is larger than 10 MB.';
  return getErrorMessage(error, 'Something went wrong on our side.');
}
