import { ellipse, fill, line, type Shape } from '../../../drawings/shape.ts';

/**
 * A fish that faces right, drawn around its centre: without motion it is 200 units long. The tail rotates
 * around its root.
 */
export interface FishArt {
  readonly body: readonly Shape[];
  readonly tail: readonly Shape[];
  /** Position of the tail's root, in units along the body. */
  readonly hinge: number;
  /** Displayed length, as a share of the pond's smaller side. */
  readonly size: number;
}

interface FishLook {
  readonly size: number;
  /** Half the height of the body. */
  readonly half: number;
  readonly back: string;
  readonly belly: string;
  readonly fin: string;
  /** Pattern of its side. */
  readonly pattern: readonly Shape[];
}

/** Creates a fish of the common shape. */
function fishOf({ size, half, back, belly, fin, pattern }: FishLook): FishArt {
  const nose = 92;
  const root = -62;
  return {
    size,
    hinge: root,
    tail: [
      fill(fin, `M${root + 8} 0L-100 ${-half * 0.75 - 8}Q-84 0 -100 ${half * 0.75 + 8}Z`),
      line(
        belly,
        `M${root} 0L-92 ${-half * 0.5}M${root} 0L-92 ${half * 0.5}M${root} 0H-86`,
        2,
        0.6,
      ),
    ],
    body: [
      fill(fin, `M40 ${-half * 0.72}Q4 ${-half * 1.75} -34 ${-half * 0.98}L-30 ${-half * 0.4}Z`),
      fill(fin, `M6 ${half * 0.8}Q-10 ${half * 1.55} -30 ${half * 1.1}L-22 ${half * 0.5}Z`),
      fill(
        back,
        `M${nose} 0C62 ${-half * 1.16} -8 ${-half * 1.2} ${root} ${-half * 0.16}V${half * 0.16}C-8 ${half * 1.2} 62 ${half * 1.16} ${nose} 0Z`,
      ),
      fill(
        belly,
        `M${nose} 0C66 ${half * 0.3} -6 ${half * 0.22} ${root} ${half * 0.12}V${half * 0.16}C-8 ${half * 1.2} 62 ${half * 1.16} ${nose} 0Z`,
        0.9,
      ),
      ...pattern,
      line(fin, `M48 ${-half * 0.5}Q36 0 48 ${half * 0.55}`, 2.4, 0.8),
      fill(fin, 'M40 4Q20 6 14 22Q32 22 42 12Z'),
      fill('#fff', ellipse(66, -half * 0.2, 7)),
      fill('#101528', ellipse(68, -half * 0.2, 3.6)),
    ],
  };
}

const diamonds = (colour: string, y: number, reach: number): Shape =>
  fill(
    colour,
    [-36, -14, 8, 30]
      .map((x) => `M${x} ${y - reach}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}Z`)
      .join(''),
    0.75,
  );

/** All fish by the key of their target. @source ours */
export const fishArt: Readonly<Record<string, FishArt>> = {
  anchovy: fishOf({
    size: 0.11,
    half: 22,
    back: '#7fb6d8',
    belly: '#e6f4fb',
    fin: '#5b8fb4',
    pattern: [line('#f4fbff', 'M58 -2H-50', 4, 0.8)],
  }),
  sardine: fishOf({
    size: 0.13,
    half: 27,
    back: '#4d78c4',
    belly: '#dce8fb',
    fin: '#3a5a9c',
    pattern: [
      fill(
        '#22407f',
        `${ellipse(34, -6, 4)}${ellipse(16, -7, 4)}${ellipse(-2, -7, 4)}${ellipse(-20, -6, 3.4)}${ellipse(-37, -4, 3)}`,
      ),
    ],
  }),
  mullet: fishOf({
    size: 0.16,
    half: 33,
    back: '#3fa38d',
    belly: '#d8f3e6',
    fin: '#2b7a6c',
    pattern: [line('#1f6457', 'M40 -12H-44M38 -1H-50M36 10H-44', 2.4, 0.55)],
  }),
  snapper: fishOf({
    size: 0.19,
    half: 45,
    back: '#e8574f',
    belly: '#ffc7b3',
    fin: '#b63650',
    pattern: [diamonds('#ffd9a0', -10, 7)],
  }),
  pomfret: fishOf({
    size: 0.2,
    half: 60,
    back: '#8d7bea',
    belly: '#e2dcff',
    fin: '#6250c4',
    pattern: [line('#fff', 'M32 -34Q20 0 32 34M8 -42Q-4 0 8 42M-16 -36Q-28 0 -16 36', 3, 0.45)],
  }),
  grouper: fishOf({
    size: 0.25,
    half: 52,
    back: '#b8773a',
    belly: '#f3d9ae',
    fin: '#85501f',
    pattern: [
      fill(
        '#6a3d14',
        `${ellipse(38, -22, 6)}${ellipse(16, -30, 7)}${ellipse(-8, -24, 6)}${ellipse(24, -6, 6)}${ellipse(0, -4, 6)}${ellipse(-26, -12, 5)}${ellipse(-40, 0, 4)}`,
        0.65,
      ),
    ],
  }),
  ray: {
    size: 0.3,
    hinge: -40,
    tail: [line('#3c5f96', 'M-36 2C-60 6 -76 -8 -100 2', 5)],
    body: [
      fill(
        '#3c5f96',
        'M72 -6C52 -26 20 -62 -22 -70C-18 -44 -30 -22 -46 -4L-46 8C-30 24 -18 46 -22 72C20 62 52 26 72 6Z',
      ),
      fill(
        '#5f8bcb',
        'M66 -4C46 -20 20 -46 -8 -54C-8 -34 -20 -16 -36 -2L-36 6C-20 18 -8 36 -8 56C20 46 46 20 66 4Z',
      ),
      fill(
        '#bcd6ff',
        `${ellipse(4, -22, 4)}${ellipse(22, -14, 3)}${ellipse(4, 24, 4)}${ellipse(22, 16, 3)}${ellipse(-8, 0, 4)}${ellipse(14, 0, 3)}`,
        0.8,
      ),
      fill('#fff', `${ellipse(52, -11, 5)}${ellipse(52, 11, 5)}`),
      fill('#101528', `${ellipse(54, -11, 2.6)}${ellipse(54, 11, 2.6)}`),
    ],
  },
  shark: {
    size: 0.4,
    hinge: -62,
    tail: [fill('#56697f', 'M-54 0L-98 -42Q-82 -4 -92 24Z')],
    body: [
      fill('#56697f', 'M18 -22L-8 -60Q-24 -36 -20 -18ZM10 18L-16 46Q-24 28 -14 14Z'),
      fill('#6d8299', 'M98 -2C60 -34 -10 -34 -62 -6V6C-16 26 58 28 98 -2Z'),
      fill('#dfe8f0', 'M98 -2C64 8 -8 10 -62 2V6C-16 26 58 28 98 -2Z'),
      line('#46586c', 'M44 -8Q38 0 44 8M36 -9Q30 0 36 9M28 -9Q22 0 28 9', 2.4, 0.8),
      line('#46586c', 'M82 6Q72 12 60 12', 2.4),
      fill('#fff', ellipse(70, -9, 5)),
      fill('#101528', ellipse(71.5, -9, 2.8)),
    ],
  },
  chest: {
    size: 0.2,
    hinge: 0,
    tail: [],
    body: [
      fill('#6d3f1c', 'M-66 -4H66V50H-66Z'),
      fill('#8a5426', 'M-66 -4C-66 -50 66 -50 66 -4Z'),
      fill('#ffe2a6', 'M-66 -8H66V2H-66Z'),
      fill('#4a2910', 'M-50 8H50V44H-50Z', 0.45),
      fill('#c99648', 'M-44 -40H-32V50H-44ZM32 -40H44V50H32Z'),
      fill('#c99648', 'M-11 -14H11V16H-11Z'),
      fill('#4a2910', `${ellipse(0, -2, 4)}M-2 0H2V9H-2Z`),
    ],
  },
  dragon: {
    size: 0.52,
    hinge: -66,
    tail: [
      fill(
        '#e2a23a',
        'M-60 4C-76 -20 -90 -16 -100 -28C-98 -10 -92 -4 -100 14C-88 8 -74 14 -60 10Z',
      ),
    ],
    body: [
      line('#2a8f8a', 'M-66 6C-48 34 -30 26 -18 4C-6 -18 14 -24 30 -4', 26),
      line('#54c3b4', 'M-64 2C-48 26 -32 20 -20 0C-8 -20 14 -28 28 -10', 8, 0.8),
      fill(
        '#e2a23a',
        'M-54 14l-4 -16 14 8ZM-30 14l0 -18 14 10ZM-12 -10l2 -18 14 12ZM10 -22l8 -16 8 16Z',
      ),
      fill(
        '#2a8f8a',
        'M22 -22C40 -34 74 -26 94 -8C96 0 92 8 82 10C66 20 40 22 24 10C14 2 14 -14 22 -22Z',
      ),
      fill('#54c3b4', 'M60 4C74 2 86 0 94 -6C96 0 92 8 82 10C72 14 62 12 60 4Z'),
      fill(
        '#e2a23a',
        'M36 -24C28 -40 14 -44 2 -42C14 -36 20 -26 26 -18ZM50 -26C48 -40 38 -50 26 -52C34 -42 38 -32 40 -24Z',
      ),
      line('#e2a23a', 'M86 6C98 16 96 28 88 34M80 10C86 22 80 30 72 34', 3),
      fill('#fff7df', ellipse(60, -10, 7)),
      fill('#101528', ellipse(62, -10, 3.6)),
      line('#125f5e', 'M90 -4Q84 -6 80 -4', 2),
      fill('#fff1cf', 'M-44 18l5 6-5 6-5-6ZM-10 -2l5 6-5 6-5-6ZM14 -16l5 6-5 6-5-6Z', 0.7),
    ],
  },
};
