import { ellipse, fill, line, type Shape } from '../shape.ts';

const gold = '#f2b34a';
const dark = '#3a1530';
const red = '#c2304a';

/** What pays most on the machine of the masked dance, each in a square of 100. @source ours */
export const danceSymbols = {
  mask: [
    fill(gold, 'M50 0L64 14L86 8L84 36H16L14 8L36 14Z'),
    fill('#b4741c', 'M16 28H84V36H16Z'),
    fill('#fbf1de', 'M18 34H82C86 64 72 90 50 98C28 90 14 64 18 34Z'),
    fill('#e4cfae', 'M50 34H82C86 64 72 90 50 98Z', 0.8),
    line(dark, 'M25 49Q35 41 45 48M75 49Q65 41 55 48', 3.4),
    fill(dark, 'M27 58Q36 51 45 58Q36 62 27 58ZM73 58Q64 51 55 58Q64 62 73 58Z'),
    fill(red, 'M39 77Q45 73 50 76Q55 73 61 77Q50 87 39 77Z'),
    line('#c7a878', 'M50 52V67L46 69', 2.4),
    fill(red, `M50 12l6 8-6 8-6-8Z${ellipse(29, 20, 3.4)}${ellipse(71, 20, 3.4)}`),
  ],
  kris: [
    line('#8792bd', 'M14 6C28 12 20 24 34 30C46 36 36 46 50 52C62 58 54 66 66 72', 10),
    line('#e2e8fb', 'M14 6C28 12 20 24 34 30C46 36 36 46 50 52C62 58 54 66 66 72', 4),
    line('#8792bd', 'M86 6C72 12 80 24 66 30C54 36 64 46 50 52C38 58 46 66 34 72', 10),
    line('#e2e8fb', 'M86 6C72 12 80 24 66 30C54 36 64 46 50 52C38 58 46 66 34 72', 4),
    line(gold, 'M56 78L76 64M44 78L24 64', 6),
    line('#7b2748', 'M68 76L84 96M32 76L16 96', 9),
    fill(gold, `${ellipse(85, 95, 5)}${ellipse(15, 95, 5)}`),
  ],
  gong: [
    fill('#5b2a12', 'M2 66H98V78H2ZM10 78H22V98H10ZM78 78H90V98H78Z'),
    line('#8d4f22', 'M4 69H96', 3),
    fill(
      '#a8641c',
      `${ellipse(20, 56, 17, 15)}${ellipse(80, 56, 17, 15)}${ellipse(50, 50, 22, 20)}`,
    ),
    fill(gold, `${ellipse(20, 51, 17, 11)}${ellipse(80, 51, 17, 11)}${ellipse(50, 44, 22, 14)}`),
    fill('#d98f2c', `${ellipse(20, 50, 11, 6)}${ellipse(80, 50, 11, 6)}${ellipse(50, 43, 14, 8)}`),
    fill('#ffe3a8', `${ellipse(20, 46, 5)}${ellipse(80, 46, 5)}${ellipse(50, 38, 7)}`),
    line(red, 'M30 4L44 26M70 4L56 26', 4),
    fill('#fff1cf', `${ellipse(29, 4, 4.5)}${ellipse(71, 4, 4.5)}`),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
