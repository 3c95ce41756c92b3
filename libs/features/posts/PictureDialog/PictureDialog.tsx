import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pictureInsertSchema } from '@paniscus/domain/media';
import type { MediaPicture, PictureInsert } from '@paniscus/domain/media';
import { Form, FormTextField, ModalDialog, SubmitButton } from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import type { PictureLibraryProps } from './picture.types';
import { PictureLibrary } from './PictureLibrary';
import { PictureUploads } from './PictureUploads';

interface PictureDialogProps extends PictureLibraryProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the chosen picture and its text alternative, which is never blank. */
  onInsert: (picture: MediaPicture, alt: string) => void;
  /** Label of the button that does so. */
  submitLabel?: string;
}

const UPLOAD_HINT = 'You can also paste or drop pictures into the text.';

/** Uploads a picture or chooses one of the media library, and then asks for its text alternative. */
export function PictureDialog(props: PictureDialogProps) {
  const { isOpen, onClose, onInsert, submitLabel = 'Insert picture', ...library } = props;
  const { selected, uploads, onUpload, onRetry, onCancelUpload } = library;
  const actions = (
    <Button variant="outlined" color="inherit" onClick={onClose}>
      Cancel
    </Button>
  );
  return (
    <ModalDialog open={isOpen} title="Picture" fullWidth maxWidth="md" onClose={onClose} actions={actions}>
      {selected === undefined ? (
        <Stack spacing={4}>
          <PictureUploads {...{ uploads, onUpload, onRetry, onCancelUpload }} hint={UPLOAD_HINT} />
          <PictureLibrary {...library} />
        </Stack>
      ) : (
        <SelectedPicture
          key={selected.id}
          picture={selected}
          submitLabel={submitLabel}
          onBack={() => library.onSelect(undefined)}
          onSubmit={(alt) => onInsert(selected, alt)}
        />
      )}
    </ModalDialog>
  );
}

interface SelectedPictureProps {
  picture: MediaPicture;
  submitLabel: string;
  /** Returns to the media library. */
  onBack: () => void;
  onSubmit: (alt: string) => void;
}

function SelectedPicture({ picture, submitLabel, onBack, onSubmit }: SelectedPictureProps) {
  const { alt, posts, url, width, height } = picture;
  const form = useForm<PictureInsert>({ defaultValues: { alt }, resolver: yupResolver(pictureInsertSchema) });
  const titles = posts.map(({ title }) => `“${title}”`).join(' and ');
  return (
    <Form form={form} label={submitLabel} onSubmit={(values) => onSubmit(values.alt.trim())}>
      <Box
        component="img"
        src={url}
        alt=""
        width={width}
        height={height}
        sx={{ maxHeight: '12rem', width: 'auto', alignSelf: 'flex-start', borderRadius: 1 }}
      />
      <FormTextField
        name="alt"
        label="Alt text"
        helperText="What the picture shows, for people who cannot see it."
        required
      />
      {posts.length === 0 ? null : (
        <Typography variant="caption" component="p" color="textSecondary">
          Posts that also use it: {titles}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton>{submitLabel}</SubmitButton>
        <Button variant="outlined" color="inherit" onClick={onBack}>
          Choose another picture
        </Button>
      </Stack>
    </Form>
  );
}
