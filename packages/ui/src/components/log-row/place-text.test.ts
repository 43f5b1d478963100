import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { id } from '../../messages/id.ts';
import { placeText } from './place-text.ts';

describe('placeText', () => {
  it('placeText names city and country in the reader’s language', () => {
    expect(placeText('PH', 'Cebu', 'id', id)).toBe('Cebu, Filipina');
    expect(placeText('PH', 'Cebu', 'en', en)).toBe('Cebu, Philippines');
  });

  it('placeText says what is not known instead of leaving it out', () => {
    expect(placeText('ID', null, 'id', id)).toBe('Indonesia, kota tidak diketahui');
    expect(placeText(null, 'Denpasar', 'id', id)).toBe('Denpasar');
    expect(placeText(null, null, 'id', id)).toBeUndefined();
    expect(placeText('', '', 'id', id)).toBeUndefined();
  });

  it('placeText keeps what is no country code', () => {
    expect(placeText('Nusantara', 'Sepaku', 'id', id)).toBe('Sepaku, Nusantara');
    expect(placeText('ZZ', 'X', 'en', en)).toContain('X, ');
  });
});
