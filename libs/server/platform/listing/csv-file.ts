import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { BYTE_ORDER_MARK, formatCsvLine } from './csv.ts';
import type { Cell } from './csv.ts';

export type CsvColumn<T> = [title: string, cell: (record: T) => Cell];

/**
 * Streams a list as a CSV download. The first batch is read before the response starts, so that a database failure
 * still becomes an error response.
 */
export async function createCsvDownload<T>(
  name: string,
  columns: readonly CsvColumn<T>[],
  batches: AsyncGenerator<T[]>,
): Promise<StreamableFile> {
  const first = await batches.next();
  const lines = generateCsv(columns, first.done === true ? [] : first.value, batches);
  return new StreamableFile(Readable.from(lines, { objectMode: false }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
}

async function* generateCsv<T>(
  columns: readonly CsvColumn<T>[],
  first: T[],
  rest: AsyncIterable<T[]>,
): AsyncGenerator<string> {
  const formatRecords = (records: readonly T[]) =>
    records.map((record) => formatCsvLine(columns.map(([, cell]) => cell(record)))).join('');
  yield BYTE_ORDER_MARK + formatCsvLine(columns.map(([title]) => title)) + formatRecords(first);
  for await (const records of rest) yield formatRecords(records);
}
