const BATCH = 200;

/** Everything that fits, a batch at a time and newest first, so that no list is too long for the server's memory. */
export async function* readInBatches<Row extends { id: number }>(
  find: (limit: number, beforeId: number | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let beforeId: number | undefined;
  for (;;) {
    const rows = await find(BATCH, beforeId);
    yield rows;
    if (rows.length < BATCH) return;
    beforeId = rows.at(-1)?.id;
  }
}
