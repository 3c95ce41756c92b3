import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isolateName } from '@paniscus/domain/text';
import { DialogCloseButton, LocalTime, ModalDialog, ProcessingBackdrop } from '@paniscus/ui';
import { useState } from 'react';
import { AltTextForm } from './AltTextForm';
import { DeletePicture } from './DeletePicture';
import type { MediaLibraryActions, MediaLibraryLinks, OpenedPicture } from './media-library.types';
import { PictureUses } from './PictureUses';

interface PictureDetailsProps
  extends OpenedPicture, Pick<MediaLibraryActions, 'onClose' | 'onSaveAlt' | 'onDelete'> {
  links: MediaLibraryLinks;
}

/** Dialog of one picture: alt text, the posts that use it, and deletion. */
export function PictureDetails(props: PictureDetailsProps) {
  const { picture, canChange, isProcessing, message, onClose, onSaveAlt, onDelete, links } = props;
  const [isAsking, setIsAsking] = useState(false);
  const isUsed = picture.posts.length > 0;
  return (
    <ModalDialog open title={picture.name} fullWidth onClose={onClose} actions={<DialogCloseButton />}>
      <Stack spacing={3}>
        <Preview {...props} />
        {message === undefined ? null : <Alert severity="error">{message}</Alert>}
        {canChange ? (
          <AltTextForm alt={picture.alt} onSave={onSaveAlt} />
        ) : (
          <Typography>{picture.alt === '' ? 'This picture has no alt text.' : picture.alt}</Typography>
        )}
        <PictureUses picture={picture} canDelete={canChange} links={links} />
        {canChange && !isUsed ? (
          <DeletePicture isAsking={isAsking} onAsk={setIsAsking} onDelete={onDelete} />
        ) : null}
      </Stack>
      <ProcessingBackdrop open={isProcessing} label="Processing..." />
    </ModalDialog>
  );
}

function Preview({ picture: { url, alt, width, height, username, created_at: date } }: OpenedPicture) {
  return (
    <Box>
      <Box
        component="img"
        src={url}
        alt={alt}
        width={width}
        height={height}
        sx={{ maxHeight: '14rem', maxWidth: '100%', width: 'auto', height: 'auto', borderRadius: 1 }}
      />
      <Typography variant="caption" component="p" color="textSecondary">
        {`${width} × ${height} pixels, uploaded by ${isolateName(username)} on `}
        <LocalTime iso={date} />
      </Typography>
    </Box>
  );
}
