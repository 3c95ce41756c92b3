export { AdminLayout } from './AdminLayout/AdminLayout';
export { CommandPalette } from './CommandPalette/CommandPalette';
export { listPaletteActions } from './CommandPalette/list-palette-actions';
export type { Command, PaletteProps, RecordSearch } from './CommandPalette/command-palette.types';
