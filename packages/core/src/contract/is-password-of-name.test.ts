import { describe, expect, it } from 'vitest';
import { isPasswordOfName } from './is-password-of-name.ts';

describe('isPasswordOfName', () => {
  // id: password-of-name
  it.each([
    ['the username', 'budisantoso', 'budisantoso'],
    ['the username in capitals', 'BudiSantoso', 'budisantoso'],
    ['the username in full-width letters', 'ｂｕｄｉｓａｎｔｏｓｏ', 'budisantoso'],
    ['the username and a year', 'budi-2024', 'budi'],
    ['the username three times', 'budibudibudi', 'budi'],
    ['the username with seven letters around it', 'abcbudidefg', 'budi'],
  ])('isPasswordOfName is true for %s', (_, password, username) => {
    expect(isPasswordOfName(password, username)).toBe(true);
  });

  it.each([
    ['another text', 'ayam jago merah', 'budi'],
    ['a long password with the username in it', 'abcdbudiefgh', 'budi'],
    ['a part of the username', 'budisant', 'budisantoso'],
    ['any password when no username is known yet', 'budisantoso', ' '],
  ])('isPasswordOfName is false for %s', (_, password, username) => {
    expect(isPasswordOfName(password, username)).toBe(false);
  });
});
