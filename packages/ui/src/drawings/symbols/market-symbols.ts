import { ellipse, fill, line, type Shape } from '../shape.ts';

const gold = '#f2b34a';
const cream = '#fff1cf';
const red = '#c2304a';

/** What pays most on the machine of the night market, each in a square of 100. @source ours */
export const marketSymbols = {
  lantern: [
    fill('#ff7a55', ellipse(50, 54, 48, 44), 0.14),
    line('#8d5f9e', 'M2 6Q50 26 98 6', 2.6),
    fill(gold, 'M37 17H63V26H37ZM37 82H63V90H37Z'),
    fill(red, ellipse(50, 54, 37, 29)),
    fill('#f0694f', ellipse(50, 54, 24, 29)),
    fill('#ffc26b', ellipse(50, 56, 11, 24)),
    line('#7e1730', 'M50 25V83M32 29C24 42 24 66 32 79M68 29C76 42 76 66 68 79', 1.8, 0.6),
    line(gold, 'M50 90V99M44 90V96M56 90V96', 2.6),
  ],
  kite: [
    line(cream, 'M50 66C42 76 58 80 50 88C46 93 52 96 54 99', 2.4),
    fill(
      '#14737d',
      'M50 40C34 8 10 10 1 30C16 26 26 38 38 54L50 68L62 54C74 38 84 26 99 30C90 10 66 8 50 40Z',
    ),
    fill('#39b6b0', 'M50 40C36 14 16 14 6 26C20 22 30 34 40 48L50 60Z'),
    fill(gold, 'M50 28C58 32 60 46 50 72C40 46 42 32 50 28Z'),
    fill('#f0694f', 'M50 68L66 86L50 80L34 86Z'),
    fill(
      cream,
      `${ellipse(20, 24, 4)}${ellipse(80, 24, 4)}${ellipse(33, 33, 3)}${ellipse(67, 33, 3)}`,
    ),
    fill('#3a1530', `${ellipse(46, 36, 2.4)}${ellipse(54, 36, 2.4)}M50 40l4 5-4 5-4-5Z`),
  ],
  umbrella: [
    fill(cream, ellipse(50, 50, 47)),
    fill(
      red,
      'M50 50L50 3A47 47 0 0 1 83 17ZM50 50L97 50A47 47 0 0 1 83 83ZM50 50L50 97A47 47 0 0 1 17 83ZM50 50L3 50A47 47 0 0 1 17 17Z',
    ),
    line(gold, `${ellipse(50, 50, 45)}${ellipse(50, 50, 30)}`, 3),
    line('#7e1730', 'M50 3V97M3 50H97M17 17L83 83M83 17L17 83', 1.6, 0.5),
    fill(gold, ellipse(50, 50, 9)),
    fill('#7e1730', ellipse(50, 50, 4)),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
