/**
 * Returns the `tel:` URL of a formatted number; an extension, e.g. after "ext.", is dialled after a pause.
 */
export const dialOf = (phone: string): string =>
  `tel:${phone.replace(/\s*[a-z.]+\s*/giu, ',').replace(/[^\d+,]/g, '')}`;
