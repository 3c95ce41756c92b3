import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface TabbedPanel {
  /** Unique in the list. */
  id: string;
  /** Text of the tab, and accessible name of its panel. */
  label: string;
  /** Content, which stays mounted while another tab is selected. */
  panel: ReactNode;
}

interface TabbedPanelsProps extends Omit<BoxProps, 'children'> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs with their panels; at least one. */
  tabs: readonly [TabbedPanel, ...TabbedPanel[]];
  /** Id of the tab that is selected first; the first tab by default. */
  initialTab?: string;
  /** Text of another tab, which shows all panels side by side; for wide screens only. */
  sideBySideLabel?: string;
  /** Called with whether the panels are shown side by side, when a tab is selected. */
  onSideBySideChange?: (isSideBySide: boolean) => void;
  /** Shows all panels side by side, without tabs; for wide screens only. */
  showsAll?: boolean;
  /** Shown at the end of the row of tabs. */
  action?: ReactNode;
}

const SIDE_BY_SIDE = 'side-by-side';

const sideBySide = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 4 };

/** Tabs with their panels. Hidden panels stay mounted, so that their input is not lost. */
export function TabbedPanels(props: TabbedPanelsProps) {
  const {
    label,
    tabs,
    initialTab,
    sideBySideLabel,
    onSideBySideChange,
    showsAll = false,
    action,
    ...box
  } = props;
  const prefix = useId();
  const [selected, setSelected] = useState(initialTab ?? tabs[0].id);
  const isSideBySide = showsAll || (selected === SIDE_BY_SIDE && sideBySideLabel !== undefined);
  const current = selected === SIDE_BY_SIDE && !isSideBySide ? tabs[0].id : selected;
  const getTabId = (id: string) => `${prefix}-${id}`;
  const getPanelId = (id: string) => `${prefix}-${id}-panel`;
  const select = (id: string) => {
    setSelected(id);
    onSideBySideChange?.(id === SIDE_BY_SIDE);
  };

  return (
    <Box {...box}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {showsAll ? null : (
          <Tabs
            aria-label={label}
            value={current}
            onChange={(_event, id: string) => select(id)}
            selectionFollowsFocus
            sx={{ flexGrow: 1 }}
          >
            {tabs.map(({ id, label: name }) => (
              <Tab key={id} id={getTabId(id)} value={id} label={name} aria-controls={getPanelId(id)} />
            ))}
            {sideBySideLabel === undefined ? null : (
              <Tab
                value={SIDE_BY_SIDE}
                label={sideBySideLabel}
                aria-controls={tabs.map(({ id }) => getPanelId(id)).join(' ')}
              />
            )}
          </Tabs>
        )}
        {action === undefined ? null : <Box sx={{ marginInlineStart: 'auto' }}>{action}</Box>}
      </Stack>
      <Box sx={isSideBySide ? sideBySide : undefined}>
        {tabs.map(({ id, label: name, panel }) => (
          <Box
            key={id}
            id={getPanelId(id)}
            {...(showsAll
              ? { role: 'group', 'aria-label': name }
              : { role: 'tabpanel', 'aria-labelledby': getTabId(id) })}
            hidden={id !== current && !isSideBySide}
            sx={{ pt: 3 }}
          >
            {panel}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
