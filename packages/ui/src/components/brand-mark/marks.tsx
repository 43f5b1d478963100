import type { ReactElement } from 'react';
import type { LightName } from '../../tokens/brand.ts';

/** A drawing that represents a brand, in the colours of the theme. */
export interface Mark {
  readonly viewBox: string;
  /** Width divided by height. */
  readonly ratio: number;
  readonly drawing: ReactElement;
}

/** Marks of the three brands: a lantern, waves under the sun, a steel plate with bars. */
export const marks = {
  lantern: {
    viewBox: '0 0 26 30',
    ratio: 26 / 30,
    drawing: (
      <>
        <path d="M13 0v5" stroke="var(--lobi-color-text3)" strokeWidth="1.6" />
        <rect x="8" y="4.5" width="10" height="2.6" rx="1.3" fill="var(--lobi-color-text)" />
        <path
          d="M8.4 8C1.2 12.4 1.2 20.6 8.4 25h9.2c7.2-4.4 7.2-12.6 0-17Z"
          fill="var(--lobi-color-accent)"
        />
        <path
          d="M13 8v17M10 8c-3.4 5-3.4 12 0 17M16 8c3.4 5 3.4 12 0 17"
          fill="none"
          stroke="var(--lobi-color-canvas)"
          strokeWidth="1.5"
        />
        <rect x="8" y="25.9" width="10" height="2.6" rx="1.3" fill="var(--lobi-color-text)" />
      </>
    ),
  },
  waves: {
    viewBox: '0 0 32 32',
    ratio: 1,
    drawing: (
      <>
        <circle cx="16" cy="16" r="14" fill="var(--lobi-color-accent)" />
        <path
          d="M4.5 18c3.8-4 7.7-4 11.5 0s7.7 4 11.5 0M7 24c3-2.6 6-2.6 9 0s6 2.6 9 0"
          fill="none"
          stroke="var(--lobi-color-on-accent)"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <circle cx="21" cy="10" r="2.6" fill="var(--lobi-color-on-accent)" />
      </>
    ),
  },
  plate: {
    viewBox: '0 0 32 32',
    ratio: 1,
    drawing: (
      <>
        <path d="M3 3h26v26H3z" fill="none" stroke="var(--lobi-color-accent)" strokeWidth="2" />
        <path d="M8 22V10h3v12zM14.5 22V14h3v8zM21 22V7h3v15z" fill="var(--lobi-color-accent)" />
      </>
    ),
  },
} as const satisfies Record<string, Mark>;

/** Name of a mark the kit can draw. */
export type MarkName = keyof typeof marks;

/** Mark of a theme, by the light in its images. */
export const markOfLight = {
  lantern: 'lantern',
  float: 'waves',
  floodlight: 'plate',
} as const satisfies Readonly<Record<LightName, MarkName>>;
