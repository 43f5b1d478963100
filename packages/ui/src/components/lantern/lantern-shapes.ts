import type { LightName } from '../../tokens/brand.ts';

/** Shape of a light around its centre, 80 units high. */
export interface LightShape {
  /** Path of the translucent body. */
  readonly body: string;
  /** Lines on the body: ribs, a net, bars. */
  readonly lines: string;
  /** The same body and lines in line art, where they are simpler. */
  readonly outline?: string;
  readonly ribs?: string;
  /** Ends (caps) of the line art. */
  readonly ends: string;
  /** Parts that hang below the body. */
  readonly tassel: string;
}

/** Shapes of the lights by name. A brand chooses one for its illustrations, where it is lit or unlit. */
export const lightShapes: Readonly<Record<LightName, LightShape>> = {
  lantern: {
    body: 'M-22-40C-52-24-52 24-22 40H22C52 24 52-24 22-40Z',
    lines:
      'M0-40V40M-11-40C-26-22-26 22-11 40M11-40C26-22 26 22 11 40M-40-16Q0-8 40-16M-40 16Q0 24 40 16',
    outline: 'M-20-40C-50-24-50 24-20 40H20C50 24 50-24 20-40Z',
    ribs: 'M0-40V40M-10-40C-24-22-24 22-10 40M10-40C24-22 24 22 10 40',
    ends: 'M-14-46h28M-14 46h28M0 46v14',
    tassel: 'M0 48V66M-5 50V62M5 50V62',
  },
  float: {
    body: 'M0-41A41 41 0 1 1 0 41A41 41 0 1 1 0-41Z',
    lines:
      'M0-41C-30-24-30 24 0 41M0-41C30-24 30 24 0 41M-36-20Q0-4 36-20M-41 2Q0 20 41 2M-33 24Q0 38 33 24',
    ends: 'M-10-46h20M-8 46h16M0 46v10',
    tassel: 'M0 48V58M-6 48L-12 64M6 48L12 64',
  },
  floodlight: {
    body: 'M-20-40H20L44 28V40H-44V28Z',
    lines: 'M-44 28H44M-7-40L-15 28M7-40L15 28M-28-16H28',
    ends: 'M-14-46h28M-48 46h96M0 46v6',
    tassel: 'M-34 50H34M-20 55H20',
  },
};

/** Shows the light of the surrounding theme; without a brand's style sheet, the lantern. */
export const shownIn = (light: LightName): { display: string } => ({
  display: `var(--lobi-art-${light}, ${light === 'lantern' ? 'inline' : 'none'})`,
});
