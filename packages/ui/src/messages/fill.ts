const placeholder = /\{(\w+)\}/g;

/**
 * Replaces `{name}` in a message by values; a name without a value is unchanged.
 * @example fill('Salin {thing}', { thing: 'kode' }) // 'Salin kode'
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(placeholder, (whole, name: string) => String(values[name] ?? whole));
}
