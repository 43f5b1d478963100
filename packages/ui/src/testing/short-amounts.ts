/**
 * Notation of a short amount in the language of a story, without currency and spaces, as the source of a
 * regular expression for its play function.
 * @example shortIn(canvasElement)(9_200_000) // '9,2jt' in Indonesian
 */
export const shortIn = (canvas: HTMLElement) => {
  const language = canvas.querySelector<HTMLElement>('[lang]')?.lang;
  const format = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  return (amount: number): string => format.format(amount).replace(/\s/g, '').replace('.', '\\.');
};
