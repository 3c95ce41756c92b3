import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
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

/** Tabs. Hidden panels stay mounted, so that their input is not lost. */
export function Tabs({ label, tabs, initialTab }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(initialTab ?? tabs[0].id);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) {
      return;
    }
    const from = tabs.findIndex(({ id }) => id === current);
    const to = (from + step + tabs.length) % tabs.length;
    setCurrent(tabs[to]?.id ?? current);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <Frame>
      <div role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === current}
            aria-controls={`${prefix}-${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => setCurrent(id)}
          >
            {name}
          </button>
        ))}
      </div>
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
