/** Returns a text value of a form; any other value counts as empty. */
export const readText = (formValue: unknown): string =>
  typeof formValue === 'string' ? formValue : '';
