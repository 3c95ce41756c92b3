import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffRole } from '@paniscus/domain/session';
import { ModalDialog } from '@paniscus/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Command, PaletteProps, RecordSearch } from './command-palette.types';
import { CommandList } from './CommandList';
import { listCommands } from './list-commands';
import { getPaletteTexts } from './palette-texts';
import { PaletteInput } from './PaletteInput';
import { useAwaitedResult } from './use-awaited-result';

interface CommandPaletteProps extends PaletteProps {
  /** Role of the person, on which it depends what can be found. */
  role: StaffRole;
  /** What the role may do, besides opening pages. */
  actions: readonly Command[];
  /** What was typed. */
  text: string;
  search: RecordSearch;
  /** Called with each change of the text. */
  onText: (text: string) => void;
  /** Called with the command that was chosen. */
  onOpen: (command: Command) => void;
}

/** Dialog that opens a page or a record by its name, or starts an action, without leaving the keyboard. */
export function CommandPalette({ isOpen, onClose, onOpen, ...palette }: CommandPaletteProps) {
  const close = (
    <Button variant="outlined" color="inherit" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <ModalDialog
      open={isOpen}
      title="Go to"
      fullWidth
      onClose={onClose}
      actions={close}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      {/* A second press of Enter comes while it closes, when its list is that of no text. */}
      <PaletteContent {...palette} onOpen={(command) => (isOpen ? onOpen(command) : undefined)} />
    </ModalDialog>
  );
}

function PaletteContent({
  role,
  sections,
  actions,
  text,
  search,
  takeTyped,
  onText,
  onOpen,
}: Omit<CommandPaletteProps, 'isOpen' | 'onClose'>) {
  const id = useId();
  const { label, failed } = getPaletteTexts(role);
  const commands = listCommands(sections, actions, text, search);
  const [chosenIndex, setActive] = useState(0);
  const active = Math.min(chosenIndex, Math.max(commands.length - 1, 0));
  const awaitResult = useAwaitedResult({ text, search, commands, onOpen });
  const onShown = useEffectEvent(() => {
    const typed = takeTyped?.();
    if (typed === undefined || typed.text === '') return;
    onText(typed.text);
    if (typed.isEntered) awaitResult(typed.text);
  });
  useEffect(() => onShown(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = getNextIndex(event.key, active, commands.length);
    const command = commands[active];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && command !== undefined) onOpen(command);
    else if (event.key === 'Enter' && search.kind === 'searching') awaitResult(text);
    else return;
    event.preventDefault();
  };
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <PaletteInput
        label={label}
        listId={id}
        value={text}
        activeId={commands.length > 0 ? `${id}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onText(target.value);
          setActive(0);
          awaitResult();
        }}
      />
      <CommandList id={id} commands={commands} active={active} onActive={setActive} onOpen={onOpen} />
      <SearchStatus search={search} count={commands.length} failed={failed} />
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        // Of no use on phones, which have no keyboard.
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        ↑ and ↓ to choose, Enter to open, Esc to close. Ctrl+K or ⌘K opens this on every page for staff.
      </Typography>
    </Stack>
  );
}

function getNextIndex(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active + count - 1) % count;
  return undefined;
}

interface SearchStatusProps {
  search: RecordSearch;
  count: number;
  /** Text after a failed search. */
  failed: string;
}

function SearchStatus({ search, count, failed }: SearchStatusProps) {
  const text = search.kind === 'failed' ? failed : describeSearch(search, count);
  return (
    <Typography role="status" variant="body2" color={search.kind === 'failed' ? 'error' : 'textSecondary'}>
      {text}
    </Typography>
  );
}

function describeSearch(search: RecordSearch, count: number): string {
  if (search.kind === 'searching') return 'Searching...';
  if (count === 0) return 'Nothing found.';
  if (search.kind === 'found' && search.hasMore)
    return `The first ${count} results. Type more to narrow them down.`;
  return count === 1 ? '1 result' : `${count} results`;
}
