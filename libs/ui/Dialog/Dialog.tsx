import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

interface DialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Buttons; the one that cancels comes first. */
  actions: ReactNode;
  width?: 'form' | 'wide';
  /** Called on Escape and on a click on the backdrop. */
  onClose: () => void;
}

const Sheet = styled('dialog')(({ theme: { measures, spacing, typography, vars } }) => ({
  width: `min(${measures.form}, calc(100vw - ${spacing(4)}))`,
  '&[data-width="wide"]': { width: `min(${measures.wide}, calc(100vw - ${spacing(4)}))` },
  maxHeight: `calc(100svh - ${spacing(4)})`,
  padding: 0,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.line.edge}`,
  borderRadius: measures.controlRadius,
  '&::backdrop': { backgroundColor: vars.palette.veil, backdropFilter: 'blur(2px)' },
  '& > div': {
    padding: `clamp(${spacing(2.5)}, 5vw, ${spacing(4)})`,
    display: 'flex',
    flexDirection: 'column',
    gap: spacing(2),
  },
  '& h2': typography.h3,
  '& [data-part="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: spacing(1.5),
    marginTop: spacing(1),
    '@media (max-width: 30rem)': { flexDirection: 'column-reverse' },
  },
}));

/** Native modal dialog: traps focus, closes on Escape and restores focus. */
export function Dialog({ isOpen, title, children, actions, width = 'form', onClose }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen) {
      sheet.current?.showModal();
    } else {
      sheet.current?.close();
    }
  }, [isOpen]);

  return (
    <Sheet
      ref={sheet}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === sheet.current) {
          onClose();
        }
      }}
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        <div>{children}</div>
        <div data-part="actions">{actions}</div>
      </div>
    </Sheet>
  );
}
