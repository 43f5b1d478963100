import type { Brand } from '../config/brand-schema.ts';

/** The kit's drawing of each look. */
export const brandMarks = {
  lentera: 'lantern',
  pesisir: 'waves',
  baja: 'plate',
} as const satisfies Record<Brand['theme'], string>;
