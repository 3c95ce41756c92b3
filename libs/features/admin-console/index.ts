export { AdminLayout } from './AdminLayout/AdminLayout';
export { CommandPalette } from './CommandPalette/CommandPalette';
export type { Command, PaletteProps, RecordSearch } from './CommandPalette/command-palette.types';
