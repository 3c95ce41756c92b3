import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface ResultSnackbarProps extends Omit<SnackbarProps, 'children' | 'message' | 'onClose' | 'open'> {
  /** What has been done: 'Figure deleted.' */
  children: ReactNode;
}

/** Event of the window when a message appears, for those that it replaces. */
const SHOWN = 'result-shown';

/** Between the control and the message, in px. */
const FOCUS_MARGIN = 8;

/** Room below the page while the message is open, so that everything can be scrolled out from under it. */
const room = <GlobalStyles styles={({ layout }) => ({ html: { paddingBlockEnd: layout.messageRoom } })} />;

/** Scrolls the control that was pressed out from under the message. */
function uncoverFocus(message: HTMLElement | null): void {
  const { activeElement: active } = document;
  if (message === null || !(active instanceof HTMLElement) || active.tabIndex < 0) return;
  const [focused, cover] = [active.getBoundingClientRect(), message.getBoundingClientRect()];
  const isCovered = focused.bottom > cover.top && focused.top < cover.bottom;
  if (isCovered) scrollBy(0, focused.bottom - cover.top + FOCUS_MARGIN);
}

/**
 * Tells what has been done, wherever the page is scrolled to, until it is closed, the next action begins, or another message
 * takes its place.
 */
export function ResultSnackbar({ children, action, ...snackbar }: ResultSnackbarProps) {
  const [isOpen, setIsOpen] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => uncoverFocus(root.current), []);
  const close = () => setIsOpen(false);
  useEffect(() => {
    const giveWay = () => setIsOpen(false);
    dispatchEvent(new Event(SHOWN));
    addEventListener(SHOWN, giveWay);
    return () => removeEventListener(SHOWN, giveWay);
  }, []);
  return (
    <>
      {isOpen ? room : null}
      <Snackbar
        {...snackbar}
        ref={root}
        open={isOpen}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
      >
        <Alert
          severity="success"
          role="status"
          action={
            <Stack direction="row" sx={{ gap: 1 }}>
              {action}
              <Button variant="text" color="inherit" size="small" onClick={close}>
                Close
              </Button>
            </Stack>
          }
        >
          {children}
        </Alert>
      </Snackbar>
    </>
  );
}
