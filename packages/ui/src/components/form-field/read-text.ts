/** Returns a text value of a form; any other value counts as empty. */
export const readText = (formValue: unknown): string =>
  typeof formValue === 'string' ? formValue : '';

/** Returns the selected option of a form; an empty text counts as no selection. */
export const readChoice = (formValue: unknown): string | null => readText(formValue) || null;
