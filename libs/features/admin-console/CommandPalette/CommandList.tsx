import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { MenuItemProps } from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Command } from './command-palette.types';

interface CommandListProps {
  /** Id of the list; options are `ID-0`, `ID-1`. */
  id: string;
  commands: readonly Command[];
  /** Index of the option that Enter opens. */
  active: number;
  onActive: (index: number) => void;
  onOpen: (command: Command) => void;
}

/** List box of the combobox. The focus stays in the text field. */
export function CommandList({ id, commands, active, onActive, onOpen }: CommandListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <MenuList
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      sx={{ maxHeight: '50svh', overflowY: 'auto' }}
    >
      {commands.map((command, index) => (
        <Option
          key={`${command.kind} ${command.href}`}
          id={`${id}-${index}`}
          command={command}
          selected={index === active}
          onMouseMove={() => onActive(index)}
          onClick={() => onOpen(command)}
        />
      ))}
    </MenuList>
  );
}

interface OptionProps extends MenuItemProps {
  command: Command;
}

function Option({ command, selected, ...item }: OptionProps) {
  return (
    <MenuItem
      {...item}
      role="option"
      tabIndex={-1}
      selected={selected}
      aria-selected={selected}
      // Keeps the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&.Mui-selected': { outline: 2, outlineColor: 'primary.main', outlineOffset: '-2px' },
      }}
    >
      {/* As wide as a number: with large text, the kind is below. */}
      <Box component="bdi" sx={{ flex: '1 1 9rem' }}>
        {command.label}
      </Box>
      <Typography component="span" variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {command.kind}
      </Typography>
    </MenuItem>
  );
}
