import type { SpaceStep } from '../tokens/brand.ts';

/** Size of a control. */
export type Size = 'sm' | 'md' | 'lg';

/** Visual weight of a control. */
export type Variant = 'solid' | 'soft' | 'outline' | 'ghost' | 'link';

/** Meaning of a control; the last three are the sides of a fight. */
export type Tone =
  | 'neutral'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'meron'
  | 'wala'
  | 'draw';

/** CSS length of a spacing step. */
export const space = (step: SpaceStep): string => (step === 0 ? '0' : `var(--lobi-space-${step})`);
