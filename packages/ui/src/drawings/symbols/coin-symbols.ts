import { ellipse, fill, line, type Shape } from '../shape.ts';

const gold = '#f2b34a';
const bronze = '#7a3d0c';
const pale = '#ffe3a8';
const red = '#c2304a';

/** What pays most on the machine of the single coin, each in a square of 100. @source ours */
export const coinSymbols = {
  coin: [
    fill(gold, ellipse(50, 50, 49), 0.16),
    fill(bronze, ellipse(50, 53, 45)),
    fill('#e8a63a', ellipse(50, 49, 45)),
    fill('#b96f18', ellipse(50, 49, 36)),
    fill(
      '#ffd88a',
      'M50 17L56 37L73 26L62 43L82 49L62 55L73 72L56 61L50 81L44 61L27 72L38 55L18 49L38 43L27 26L44 37Z',
    ),
    fill(bronze, 'M43 42H57V56H43Z'),
    line(pale, 'M50 8v2M50 88v2M9 49h2M89 49h2M21 20l1 1M78 77l1 1M79 20l-1 1M22 77l-1 1', 5),
    fill('#ffffff', 'M13 42Q18 18 42 9Q26 22 21 44Z', 0.6),
  ],
  gong: [
    line(red, 'M28 2L38 24M72 2L62 24', 4.5),
    fill('#0b3f3b', ellipse(50, 57, 41)),
    fill('#1f8a78', ellipse(50, 54, 37)),
    line('#7fe0c4', ellipse(50, 54, 29), 2, 0.6),
    line(gold, ellipse(50, 54, 22), 4),
    fill(gold, ellipse(50, 54, 12)),
    fill(pale, ellipse(47, 50, 6)),
    fill('#ffffff', 'M20 46Q26 28 44 22Q30 34 27 50Z', 0.4),
  ],
  kris: [
    fill('#5b2a12', 'M43 28H59L64 84L51 98L38 84Z'),
    fill('#8d4f22', 'M46 30H51V92L41 82Z'),
    fill(gold, 'M14 32Q46 8 90 22L82 36Q50 28 24 44Z'),
    fill(pale, 'M20 32Q48 14 84 24Q50 20 24 38Z', 0.7),
    fill(red, 'M46 2H57C67 6 58 15 62 23H44C39 15 40 7 46 2Z'),
    line(gold, 'M42 50H61M41 64H62M40 78H63', 3),
    fill('#7fe0c4', 'M51 38l4 5-4 5-4-5Z'),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
