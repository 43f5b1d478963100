import type { Clause } from './clause.ts';

const heading = `# The specification, clause by clause

Which file holds each line of the specification, and which test fails when it is broken. This page
is made from the route, call and channel tables and from \`tests/specification/clauses.ts\` by
\`pnpm clauses:update\`; a test compares them.
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${cell(text)}\``;

/** One clause as a row of a table. */
export function rowOf({ text, files, proofs }: Clause): string {
  const proved = proofs.map(({ file, title }) => `${code(file)}: ${cell(title)}`);
  return `| ${cell(text)} | ${files.map(code).join('<br>')} | ${proved.join('<br>')} |`;
}

/** All clauses as one page, by section. */
export function documentOf(clauses: readonly Clause[]): string {
  const sections = [...new Set(clauses.map(({ section }) => section))];
  const parts = sections.map((section) =>
    [
      `\n## ${section}\n`,
      '| Clause | Held by | Proved by |',
      '| --- | --- | --- |',
      ...clauses.filter((clause) => clause.section === section).map(rowOf),
    ].join('\n'),
  );
  return `${heading}${parts.join('\n')}\n`;
}
