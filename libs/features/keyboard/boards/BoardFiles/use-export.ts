import { BOARD_IDS } from '@paniscus/domain/keyboard';
import type { BoardId, BoardSource, DeltaBoard } from '@paniscus/domain/keyboard';
import { useEffect, useState } from 'react';
import { saveFile } from '../drawing/save-file';
import type { OwnContent } from './export/build-documents';
import type { buildExportFile, ExportSelection } from './export/export-files';

export type ExportState =
  { kind: 'ready' } | { kind: 'processing' } | { kind: 'done'; name: string } | { kind: 'failed' };

const selections: readonly ExportSelection[] = [...BOARD_IDS, 'all', 'own', 'imported'];

/** The boards to export, and the state of the download. */
export function useExport(
  board: BoardId,
  buildFile: typeof buildExportFile,
  loadSource: () => Promise<BoardSource | undefined>,
) {
  const [selection, setSelection] = useState<ExportSelection>(board);
  const [state, setState] = useState<ExportState>({ kind: 'ready' });
  const [isImported, setIsImported] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadSource().then(
      (source) => isCurrent && setIsImported(source !== undefined),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [loadSource]);

  const save = async (delta: DeltaBoard, site: string, own: OwnContent) => {
    setState({ kind: 'processing' });
    try {
      const { name, content, type } = await buildFile(selection, delta, site, {
        ...own,
        source: await loadSource(),
      });
      saveFile(name, content, type);
      setState({ kind: 'done', name });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  const select = (value: string) => {
    setSelection(selections.find((candidate) => candidate === value) ?? selection);
    setState({ kind: 'ready' });
  };
  return { selection, state, isImported, save, select };
}
