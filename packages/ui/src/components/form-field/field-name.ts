/**
 * Label as used inside a sentence. @example fieldNameOf('Nama pengguna', undefined, 'id') // 'nama pengguna'
 */
export function fieldNameOf(label: string, fieldName: string | undefined, locale: string): string {
  return fieldName ?? label.toLocaleLowerCase(locale);
}

/** Capitalizes a message that begins with the name of a field. */
export function capitalise(sentence: string, locale: string): string {
  const [first = ''] = sentence;
  return first.toLocaleUpperCase(locale) + sentence.slice(first.length);
}
