import { ellipse, fill, line, type Shape } from '../shape.ts';

const gold = '#f2b34a';
const bronze = '#a8641c';
const pale = '#ffe3a8';
const white = '#ffffff';

/** What pays most on the machine of the treasure, each in a square of 100. @source ours */
export const treasureSymbols = {
  pearl: [
    fill('#5d7fb5', 'M4 62C8 92 92 92 96 62C76 72 24 72 4 62Z'),
    fill('#a9c6ee', 'M6 58C2 20 34 6 50 6C66 6 98 20 94 58C72 66 28 66 6 58Z'),
    line('#5d7fb5', 'M50 8V60M34 11L30 60M66 11L70 60M20 20L14 57M80 20L86 57', 2.4, 0.7),
    fill('#dfeafc', 'M4 62C24 72 76 72 96 62C90 54 10 54 4 62Z'),
    fill('#f1e3d3', ellipse(50, 55, 20)),
    fill('#fffaf2', ellipse(46, 50, 14)),
    fill(white, ellipse(42, 45, 5)),
    fill('#f7c9c4', 'M34 62C40 74 60 74 66 62C64 80 36 80 34 62Z', 0.6),
  ],
  moon: [
    line(gold, 'M20 2Q50 22 80 2', 3.4),
    fill(bronze, ellipse(50, 57, 41)),
    fill(gold, ellipse(50, 55, 38)),
    fill('#153f52', ellipse(50, 55, 30)),
    fill(pale, 'M60 31A26 26 0 1 0 74 66A21 21 0 1 1 60 31Z'),
    fill(white, 'M66 42l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z'),
    line(pale, ellipse(50, 55, 34), 1.6, 0.7),
  ],
  diamond: [
    fill('#a9d4ff', ellipse(50, 28, 30), 0.16),
    line(bronze, ellipse(50, 68, 26), 9),
    line(gold, ellipse(50, 67, 26), 6),
    fill('#5f8fd8', 'M34 6H66L82 24L50 54L18 24Z'),
    fill('#a9d4ff', 'M34 6H66L60 24H40Z'),
    fill('#eaf6ff', 'M34 6L40 24H18ZM50 54L40 24H60Z', 0.85),
    line(white, 'M18 24H82M40 24L50 54L60 24', 1.6, 0.5),
    fill(gold, 'M38 44L50 56L62 44L64 54L50 62L36 54Z'),
  ],
  ruby: [
    line(gold, 'M14 2C20 24 40 26 50 30C60 26 80 24 86 2', 3.4),
    fill(gold, 'M42 26H58L62 38H38Z'),
    fill('#8d1837', 'M50 32C74 54 80 66 78 76C74 96 26 96 22 76C20 66 26 54 50 32Z'),
    fill('#d93359', 'M50 38C70 58 74 68 71 76C66 90 34 90 29 76C26 68 30 58 50 38Z'),
    fill('#ff7f92', 'M50 38C38 56 36 74 44 88C32 84 27 76 29 70C31 60 40 48 50 38Z', 0.85),
    fill(white, ellipse(40, 66, 4, 8), 0.6),
  ],
  emerald: [
    fill(bronze, 'M6 40L24 58L50 24L76 58L94 40L86 92H14Z'),
    fill(gold, 'M10 46L25 62L50 32L75 62L90 46L83 86H17Z'),
    fill('#ffd88a', 'M10 46L25 62L50 32V86H17Z', 0.6),
    fill('#0d6b4c', 'M38 58H62L70 66V78L62 86H38L30 78V66Z'),
    fill('#23a877', 'M40 61H60L66 67V77L60 83H40L34 77V67Z'),
    fill('#c9f5df', 'M40 61H58L40 79L34 77V67Z', 0.7),
    fill('#23a877', `${ellipse(50, 20, 8)}${ellipse(6, 38, 6)}${ellipse(94, 38, 6)}`),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
