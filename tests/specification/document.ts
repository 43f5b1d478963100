import { testOf } from '../test-ids.ts';
import type { Clause } from './clause.ts';

const heading = `# The specification, clause by clause

After reading this page you can find, for each clause of the specification, the files that implement it, the
tests that fail when it is broken, and the mutants (small wrong changes of the code in \`tests/mutants\`) that
show that they do. This page is made from the route, call and channel tables and from
\`tests/specification/clauses.ts\` by \`pnpm clauses:update\`; a test compares them.
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${cell(text)}\``;

/** File and title of a test, by its id. */
export function proofOf(id: string): string {
  const { file, title } = testOf(id);
  return `${code(file)}: ${cell(title)}`;
}

/** One clause as a row of a table. */
export function rowOf({ text, files, proofs, mutants }: Clause): string {
  const cells = [files.map(code), proofs.map(proofOf), mutants.map(code)].map((lines) =>
    lines.join('<br>'),
  );
  return `| ${[cell(text), ...cells].join(' | ')} |`;
}

/** All clauses as one page, by section. */
export function documentOf(clauses: readonly Clause[]): string {
  const sections = [...new Set(clauses.map(({ section }) => section))];
  const parts = sections.map((section) =>
    [
      `\n## ${section}\n`,
      '| Clause | Held by | Proved by | Mutants |',
      '| --- | --- | --- | --- |',
      ...clauses.filter((clause) => clause.section === section).map(rowOf),
    ].join('\n'),
  );
  return `${heading}${parts.join('\n')}\n`;
}
