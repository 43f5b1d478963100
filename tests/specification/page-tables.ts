/** Formats a table like the formatter: columns are as wide as their widest cell. */
export const markdownTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const widths = head.map((_cell, at) =>
    Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

/** Returns a page with its generated tables, each at its placeholder: `<!-- table: calls -->`. */
export const withTables = (page: string, tables: Readonly<Record<string, () => string>>): string =>
  page.replace(
    /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- end of table -->)/g,
    (_whole, start: string, name: string, end: string) =>
      `${start}\n${tables[name]?.() ?? ''}\n\n${end}`,
  );
