const BATCH = 200;

/** Yields all rows in batches, newest first, so that a long list does not fill the memory. */
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
