/** Label as it reads inside a sentence. @example fieldNameOf('Nama pengguna', undefined, 'id') // 'nama pengguna' */
export function fieldNameOf(label: string, given: string | undefined, locale: string): string {
  return given ?? label.toLocaleLowerCase(locale);
}

/** Gives a sentence its capital, for messages that begin with the name of a field. */
export function capitalise(sentence: string, locale: string): string {
  const [first = ''] = sentence;
  return first.toLocaleUpperCase(locale) + sentence.slice(first.length);
}
