import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  initialTab?: string;
}

const Frame = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  '& > [role="tablist"]': {
    display: 'flex',
    gap: spacing(3),
    marginBottom: spacing(3),
    borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& [role="tab"]': {
    ...typography.body2,
    minHeight: measures.touchTarget,
    padding: spacing(1, 0.5),
    color: vars.palette.text.secondary,
    backgroundColor: 'transparent',
    border: 0,
    borderBottom: '2px solid transparent',
    marginBottom: '-1px',
    cursor: 'pointer',
    '&:hover': { color: vars.palette.text.primary },
    '&[aria-selected="true"]': {
      fontWeight: 600,
      color: vars.palette.text.primary,
      borderBottomColor: vars.palette.primary.main,
    },
  },
}));

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabListProps extends Pick<TabsProps, 'label' | 'tabs'> {
  /** Of the ids of tabs and panels. */
  prefix: string;
  current: string;
  onSelect: (id: string) => void;
}

function TabList({ label, tabs, prefix, current, onSelect }: TabListProps) {
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) {
      return;
    }
    const from = tabs.findIndex(({ id }) => id === current);
    const to = (from + step + tabs.length) % tabs.length;
    onSelect(tabs[to]?.id ?? current);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <div role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-${id}`}
          aria-selected={id === current}
          aria-controls={`${prefix}-${id}-panel`}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Tabs. Hidden panels stay mounted, so that their input is not lost. */
export function Tabs({ label, tabs, initialTab }: TabsProps) {
  const prefix = useId();
  const [current, setCurrent] = useState(initialTab ?? tabs[0].id);

  return (
    <Frame>
      <TabList label={label} tabs={tabs} prefix={prefix} current={current} onSelect={setCurrent} />
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={id !== current}
        >
          {panel}
        </div>
      ))}
    </Frame>
  );
}
