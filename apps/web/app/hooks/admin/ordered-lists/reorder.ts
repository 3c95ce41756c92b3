import { moveId } from '@paniscus/domain/ids';
import type { QueryClient } from '@tanstack/react-query';

type Move = { id: number; kind: 'up' | 'down' };

/** A move with the order that it leads to, as ids. */
export type Reordering = Move & { ids: number[] };

/** A key of a cached list, and of the mutations that change it. */
type ListKey = readonly string[];

export const isMove = <Action extends { kind: string }>(action: Action): action is Extract<Action, Move> =>
  action.kind === 'up' || action.kind === 'down';

/** Moves an entry of a cached list at once, so that the next press, before the server's answer, moves it from there. */
export function moveInCache(client: QueryClient, key: ListKey, { id, kind }: Move): Reordering {
  const list = client.getQueryData<{ id: number }[]>(key) ?? [];
  const ids = moveId(
    list.map((entry) => entry.id),
    id,
    kind,
  );
  // An answer from before the move would put the entry back.
  void client.cancelQueries({ queryKey: key });
  client.setQueryData(
    key,
    ids.flatMap((entryId) => list.find((entry) => entry.id === entryId) ?? []),
  );
  return { id, kind, ids };
}

/** Loads a list again after the last of several changes, since the answers to the earlier ones are out of date. */
export const refreshAfterLastChange = async (client: QueryClient, key: ListKey): Promise<void> => {
  if (client.isMutating({ mutationKey: key }) > 1) return;
  await client.invalidateQueries({ queryKey: key });
};
