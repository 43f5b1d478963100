import { describe, expect, it } from 'vitest';
import { programmeText, readProgramme } from './programme-text.ts';

const fights = [
  { meron: 'Jago Timur', wala: 'Bima' },
  { meron: 'Satria', wala: 'Rajawali' },
];

describe('a programme as text', () => {
  it('programmeText has one fight per line, and readProgramme reads back the same', () => {
    expect(programmeText(fights)).toBe('Jago Timur vs Bima\nSatria vs Rajawali');
    expect(readProgramme(programmeText(fights))).toEqual({ fights });
  });

  it('readProgramme accepts dashes, blank lines and spaces', () => {
    expect(readProgramme('  Jago Timur - Bima \n\nSatria – Rajawali\n')).toEqual({ fights });
    expect(readProgramme('')).toEqual({ fights: [] });
  });

  it('readProgramme keeps a dash inside a name', () => {
    expect(readProgramme('Al-Malik vs Bima')).toEqual({
      fights: [{ meron: 'Al-Malik', wala: 'Bima' }],
    });
  });

  it('readProgramme reports the line that is not a fight', () => {
    expect(readProgramme('Jago vs Bima\nSatria')).toEqual({ line: 2 });
    expect(readProgramme('A vs B vs C')).toEqual({ line: 1 });
  });
});
