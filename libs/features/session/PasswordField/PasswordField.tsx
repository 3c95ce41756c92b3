import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { PASSWORD_MAX_BYTES } from '@paniscus/domain/session';
import { FormTextField } from '@paniscus/ui';
import { useState } from 'react';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
  /** Hides the password during submission, so that browsers recognize the field as a password. */
  isHidden: boolean;
};

/** Beside the label, above the end of the field; below the field where large text leaves no room for both. */
const VisibilityToggle = styled(Link)(({ theme: { spacing } }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  marginTop: spacing(-1.25),
  '@container (width < 17rem)': { position: 'static', marginTop: 0 },
})) as typeof Link;

export function PasswordField({ name, label, autoComplete, helperText, isHidden }: PasswordFieldProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const isVisible = isRevealed && !isHidden;
  return (
    <Box sx={{ position: 'relative', containerType: 'inline-size' }}>
      <FormTextField
        name={name}
        label={label}
        type={isVisible ? 'text' : 'password'}
        autoComplete={autoComplete}
        helperText={helperText}
        maxLength={PASSWORD_MAX_BYTES}
        required
      />
      <VisibilityToggle
        component="button"
        type="button"
        variant="standalone"
        onClick={() => setIsRevealed(!isRevealed)}
        sx={{ typography: 'body2' }}
      >
        {isVisible ? 'Hide password' : 'Show password'}
      </VisibilityToggle>
    </Box>
  );
}
