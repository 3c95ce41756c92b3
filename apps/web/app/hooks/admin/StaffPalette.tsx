import type { StaffRole } from '@paniscus/domain/session';
import { CommandPalette, listPaletteActions } from '@paniscus/features/admin-console';
import type { PaletteProps, RecordSearch } from '@paniscus/features/admin-console';
import { paths } from '@paniscus/routes';
import { askUnsavedDialog } from '@paniscus/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { findRecords } from './find-records';
import { useNavigateTo } from '../navigation';
import { useAccount } from './account';

/** Shorter texts would match nearly every record. */
const MIN_LENGTH = 2;

/** Command palette that searches orders, donations and posts. */
export function StaffPalette({ sections, onClose, ...palette }: PaletteProps) {
  const navigateTo = useNavigateTo();
  const role = useAccount()?.role;
  const [text, setText] = useState('');
  const close = () => {
    onClose();
    setText('');
  };
  const account = { href: paths.account, label: 'Your account', sign: 'key', isCurrent: false } as const;
  return (
    <CommandPalette
      {...palette}
      sections={[...sections, { pages: [account] }]}
      role={role ?? 'author'}
      actions={listPaletteActions(role ?? 'author', paths)}
      text={text}
      search={useRecordSearch(text.trim(), role)}
      onText={setText}
      onClose={close}
      onOpen={({ href }) => {
        // The dialog below has the focus again before it asks.
        flushSync(close);
        if (!askUnsavedDialog()) navigateTo(href);
      }}
    />
  );
}

function useRecordSearch(text: string, role: StaffRole | undefined): RecordSearch {
  const search = useDeferredValue(text);
  const { data, isError } = useQuery({
    queryKey: ['records', role, search],
    queryFn: () => findRecords(search, role ?? 'author'),
    enabled: search.length >= MIN_LENGTH && role !== undefined,
  });
  if (text.length < MIN_LENGTH) return { kind: 'idle' };
  // What is there may be the answer for the text before.
  if (search !== text) return { kind: 'searching' };
  if (data !== undefined) return { kind: 'found', ...data };
  return { kind: isError ? 'failed' : 'searching' };
}
