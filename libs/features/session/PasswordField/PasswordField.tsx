import { styled } from '@mui/material/styles';
import { PASSWORD_MAX_BYTES } from '@paniscus/domain/session';
import { TextField } from '@paniscus/ui';
import { useState } from 'react';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Hides the password during submission, so that browsers recognize the field as a password. */
  isHidden: boolean;
};

const Row = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  position: 'relative',
  '& > button': {
    ...typography.body2,
    position: 'absolute',
    top: 0,
    right: 0,
    minHeight: measures.touchTarget,
    marginTop: spacing(-1.25),
    padding: 0,
    color: vars.palette.primary.main,
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: measures.tileRadius,
    textDecoration: 'underline',
    textDecorationThickness: '0.06em',
    textUnderlineOffset: '0.18em',
    cursor: 'pointer',
    '&:hover': { textDecorationThickness: '0.12em' },
  },
}));

export function PasswordField({ name, label, autoComplete, isHidden }: PasswordFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const isShown = isWanted && !isHidden;
  return (
    <Row>
      <TextField
        name={name}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        maxLength={PASSWORD_MAX_BYTES}
        isRequired
      />
      <button type="button" onClick={() => setIsWanted(!isWanted)}>
        {isShown ? 'Hide password' : 'Show password'}
      </button>
    </Row>
  );
}
