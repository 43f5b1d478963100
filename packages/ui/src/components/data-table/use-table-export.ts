import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { dayOf } from '../date-time/format-date-time.ts';
import type { TableQuery } from './data-table.types.ts';
import type { ExportJob } from './export-button.tsx';
import { saveFile } from './save-file.ts';
import { runInSlices } from './slices.ts';
import { useCsvReader, writeCsv } from './to-csv.ts';
import type { TableModel } from './use-table-model.ts';

export interface TableExportOptions<Row> {
  readonly model: Pick<TableModel<Row>, 'columns' | 'matching'>;
  readonly query: TableQuery;
  /** File name without extension. */
  readonly fileName: string;
  /** Reads all rows that a search and filters leave, if the platform has more than are loaded. */
  readonly onReadAll: ((query: TableQuery, job: ExportJob) => Promise<readonly Row[]>) | undefined;
  /** Creates the file in a custom way. */
  readonly onExport:
    | ((query: TableQuery, job: ExportJob) => Promise<Blob | string | void>)
    | undefined;
}

/** Creates and saves the file of a table. */
export function useTableExport<Row>(
  options: TableExportOptions<Row>,
): (job: ExportJob) => Promise<void> {
  const { model, query, fileName, onReadAll, onExport } = options;
  const { timeZone } = useKit();
  const csvReader = useCsvReader();
  const writeRows = async (job: ExportJob): Promise<readonly string[] | undefined> => {
    const all = await onReadAll?.(query, job);
    const { count, rowAt } = all
      ? { count: all.length, rowAt: (position: number) => all[position] as Row }
      : model.matching;
    const work = writeCsv(model.columns, count, rowAt, csvReader);
    // Reading takes most of the time, and has reported its progress.
    return runInSlices(work, job.signal, all ? () => undefined : job.onProgress);
  };
  return async (job) => {
    const content = onExport ? await onExport(query, job) : await writeRows(job);
    if (content !== undefined && !job.signal.aborted) {
      const dated = onExport ? fileName : `${fileName}-${dayOf(Date.now(), timeZone)}`;
      saveFile(`${dated}.csv`, content, 'text/csv;charset=utf-8');
    }
  };
}
