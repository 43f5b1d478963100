/** Id that belongs to no object. */
export const unknownId = '0193b1c4-0000-7000-8000-000000000000';
