import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StaffImpactFigure } from '@paniscus/domain/impact';
import { MoveButtons, VisuallyHidden } from '@paniscus/ui';
import type { FigureAction } from './staff-impact-screen.types';

export interface FigureActionsProps {
  figure: StaffImpactFigure;
  /** All figures, in order. */
  figures: readonly StaffImpactFigure[];
  onAction: (action: FigureAction) => void;
  onEdit: (figure: StaffImpactFigure) => void;
}

export function FigureActions({ figure, figures, onAction, onEdit }: FigureActionsProps) {
  const { id, title, is_published: isPublished } = figure;
  const position = figures.findIndex((other) => other.id === id);
  const button = (label: string, onClick: () => void) => (
    <Button size="small" variant="outlined" color="inherit" onClick={onClick}>
      {label}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </Button>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {button('Edit', () => onEdit(figure))}
      <MoveButtons
        name={title}
        position={position}
        count={figures.length}
        onMove={(kind) => onAction({ kind, id })}
      />
      {isPublished
        ? button('Hide', () => onAction({ kind: 'hide', figure }))
        : button('Publish', () => onAction({ kind: 'publish', figure }))}
      {button('Delete', () => onAction({ kind: 'delete', figure, position }))}
    </Stack>
  );
}
