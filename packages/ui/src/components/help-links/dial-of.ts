/** Address that dials a number as people write it; what follows a word such as "ext." is dialled after a pause. */
export const dialOf = (phone: string): string =>
  `tel:${phone.replace(/\s*[a-z.]+\s*/giu, ',').replace(/[^\d+,]/g, '')}`;
