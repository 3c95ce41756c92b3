import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

type ReloadButtonProps = Omit<ButtonProps<'a'>, 'component' | 'href' | 'role'>;

/**
 * Link that loads the current page again; works without JavaScript. An empty `href` is the current URL, but MUI takes
 * an anchor with one for a button, hence the unset role.
 */
export function ReloadButton({ children = 'Try again', ...props }: ReloadButtonProps) {
  return (
    <Button {...props} component="a" href="" role={undefined}>
      {children}
    </Button>
  );
}
