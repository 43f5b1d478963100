import { ellipse, fill, line, type Shape } from '../shape.ts';

const rays = Array.from({ length: 12 }, (_, index) => {
  const turn = (index * Math.PI) / 6;
  const at = (radius: number, aside: number): string =>
    `${(50 + Math.cos(turn + aside) * radius).toFixed(1)} ${(50 + Math.sin(turn + aside) * radius).toFixed(1)}`;
  return `M${at(30, -0.16)}L${at(index % 2 === 0 ? 48 : 42, 0)}L${at(30, 0.16)}Z`;
}).join('');

/** Lights of the sky, each in a square of 100. @source ours */
export const skySymbols = {
  moon: [
    fill('#ffe6ad', ellipse(50, 50, 46), 0.14),
    fill('#f6d78f', 'M64 8A44 44 0 1 0 92 66A36 36 0 1 1 64 8Z'),
    fill('#fff3cf', 'M56 12A40 40 0 0 0 30 82A44 44 0 0 1 56 12Z', 0.8),
    fill('#ffffff', 'M74 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM88 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z'),
  ],
  sun: [
    fill('#ffb547', ellipse(50, 50, 47), 0.14),
    fill('#f08a24', rays),
    fill('#ffb547', ellipse(50, 50, 27)),
    fill('#ffdc7f', ellipse(46, 46, 20)),
    line('#b8640f', 'M40 47v4M60 47v4M40 58Q50 66 60 58', 3),
  ],
  comet: [
    fill('#8fd3ff', 'M4 96L44 34L66 56Z', 0.3),
    fill('#bfe7ff', 'M18 92L50 38L62 50Z', 0.55),
    fill('#5aa9f2', ellipse(64, 36, 28)),
    fill('#a9dcff', ellipse(60, 32, 20)),
    fill('#ffffff', 'M64 14l5 17 17 5-17 5-5 17-5-17-17-5 17-5Z'),
  ],
  cloud: [
    fill(
      '#5d6ba8',
      'M22 78C6 78 4 58 18 54C16 34 42 26 52 42C66 30 86 42 80 56C98 58 96 78 80 78Z',
    ),
    fill(
      '#98a7de',
      'M24 72C12 72 12 60 22 58C20 40 42 34 50 50C62 38 78 48 72 60C84 60 86 72 76 72Z',
    ),
    line(
      '#e3e9ff',
      'M24 64C30 52 44 52 46 62C48 70 38 72 36 66M54 64C60 54 72 56 72 64',
      2.6,
      0.85,
    ),
  ],
  bolt: [
    fill('#ffe66b', 'M58 2L16 56H44L34 98L84 38H54Z', 0.2),
    fill('#d98a12', 'M60 6L20 56H46L38 94L82 40H54Z'),
    fill('#ffd84d', 'M56 10L24 54H48L42 84L76 43H50Z'),
    fill('#fff6c4', 'M53 16L32 50H44Z', 0.9),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
