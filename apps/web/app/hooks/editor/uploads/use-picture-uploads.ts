import type { MediaPicture } from '@paniscus/domain/media';
import type { PictureUpload } from '@paniscus/features/posts';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../../api/editor/media';
import { getErrorMessage } from '../../../api/error-messages';
import { ProblemError } from '../../../api/problem-error';
import { guardUpload, reportUpload } from './left-uploads';

type Upload = PictureUpload & { file: File; abort: AbortController };

/**
 * Uploads pictures, reports their progress, and lets each be retried or canceled. Those that run when the page is left go
 * on, and the next page says what became of them.
 */
export function usePictureUploads(onUploaded: (picture: MediaPicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(1);
  const isLeft = useIsLeft();
  const patch = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const start = async ({ id, file, abort: { signal } }: Upload): Promise<void> => {
    try {
      const onProgress = (progress: number) => patch(id, { progress });
      const picture = await guardUpload(uploadPicture(file, { signal, onProgress }));
      remove(id);
      onUploaded(picture);
      if (isLeft()) reportUpload({ name: picture.name });
    } catch (error) {
      if (signal.aborted) return;
      const message = getMessage(error as Error);
      patch(id, { message, isRefused: isRefusal(error as Error) });
      if (isLeft()) reportUpload({ name: file.name, message });
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

/** Tells whether the page is no longer shown. */
function useIsLeft(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => !isShown.current;
}

const createUpload = (id: number, file: File): Upload => ({
  id,
  file,
  name: file.name,
  progress: 0,
  abort: new AbortController(),
});

/** Whether the server refuses the file itself: its content, format or size. */
const isRefusal = (error: Error): boolean =>
  error instanceof ProblemError && [413, 415, 422].includes(error.status);

function getMessage(error: Error): string {
  const status = error instanceof ProblemError ? error.status : undefined;
  if (status === 0) return 'The server could not be reached. Check your connection.';
  if (status === 413) return 'It is larger than 10 MB.';
  return getErrorMessage(error, 'Something went wrong on our side.');
}
