import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { scrollIntoView, VisuallyHidden } from '@paniscus/ui';
import { useRef } from 'react';
import type { PictureLibraryProps, PictureUpload } from './picture.types';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

type PictureUploadsProps = Pick<
  PictureLibraryProps,
  'uploads' | 'onUpload' | 'onRetry' | 'onCancelUpload'
> & {
  /** Follows the accepted formats. */
  hint?: string;
};

/** Button that uploads pictures, and the progress of each. */
export function PictureUploads({ uploads, hint, onUpload, onRetry, onCancelUpload }: PictureUploadsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => input.current?.click()}>Upload pictures</Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label="Picture files"
        onChange={({ target }) => {
          onUpload([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Typography variant="caption" component="p" color="textSecondary">
        {['JPEG, PNG, WebP or AVIF, up to 10 MB and 30 megapixels.', hint].join(' ')}
      </Typography>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => onRetry(upload.id)}
          onCancel={() => onCancelUpload(upload.id)}
        />
      ))}
    </Stack>
  );
}

interface UploadRowProps {
  upload: PictureUpload;
  onRetry: () => void;
  onCancel: () => void;
}

function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { name, progress, message, isRefused = false } = upload;
  if (message !== undefined)
    return (
      <Alert
        ref={scrollIntoView}
        severity="error"
        sx={{
          width: '100%',
          overflowWrap: 'anywhere',
          // Not under the message that other uploads are done.
          scrollMarginBlockEnd: ({ layout }) => layout.messageRoom,
        }}
      >
        {name} was not uploaded. {message}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {isRefused ? null : (
            <Button variant="outlined" color="inherit" size="small" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button variant="outlined" color="inherit" size="small" onClick={onCancel}>
            Dismiss
          </Button>
        </Stack>
      </Alert>
    );
  const percent = Math.round(progress * 100);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {percent < 100 ? 'Uploading' : 'Preparing'} {name}…
        </Typography>
        <Button variant="outlined" color="inherit" size="small" onClick={onCancel}>
          Cancel<VisuallyHidden> the upload of {name}</VisuallyHidden>
        </Button>
      </Stack>
      <LinearProgress
        aria-label={`Upload of ${name}`}
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
      />
    </Stack>
  );
}
