import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Result of a benchmark: a table for people and the raw figures for machines. */
export interface Report {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences below the table: the controlled conditions, and the goal. */
  readonly notes: readonly string[];
  /** All single measurements. */
  readonly raw: unknown;
  /** Limits that were exceeded, as sentences; they fail the run. */
  readonly failed?: readonly string[];
}

const folder = fileURLToPath(new URL('results', import.meta.url));

/** Prints the table and writes the report to `results/<name>.json`. */
export function publish(name: string, report: Report): void {
  const table = [report.head, ...report.rows];
  const widths = report.head.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ');

  console.log(`\n${report.title}\n`);
  console.log(line(report.head));
  console.log(widths.map((width) => '─'.repeat(width)).join('   '));
  for (const row of report.rows) console.log(line(row));
  console.log(`\n${report.notes.map((note) => `· ${note}`).join('\n')}\n`);

  for (const limit of report.failed ?? []) {
    console.error(`Above the limit: ${limit}`);
    process.exitCode = 1;
  }

  mkdirSync(folder, { recursive: true });
  const machine = { cores: availableParallelism(), node: process.version };
  const path = `${folder}/${name}.json`;
  writeFileSync(path, JSON.stringify({ at: new Date(), machine, ...report }, undefined, 2));
  console.log(path);
}
