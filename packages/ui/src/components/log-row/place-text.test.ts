import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { id } from '../../messages/id.ts';
import { placeText } from './place-text.ts';

describe('placeText', () => {
  it('placeText names city and country in the language of the user', () => {
    expect(placeText('PH', 'Cebu', 'id', id)).toBe('Cebu, Filipina');
    expect(placeText('PH', 'Cebu', 'en', en)).toBe('Cebu, Philippines');
  });

  it('placeText labels unknown values instead of omitting them', () => {
    expect(placeText('ID', null, 'id', id)).toBe('Indonesia, kota tidak diketahui');
    expect(placeText(null, 'Denpasar', 'id', id)).toBe('Denpasar');
    expect(placeText(null, null, 'id', id)).toBeUndefined();
    expect(placeText('', '', 'id', id)).toBeUndefined();
  });

  it('placeText leaves other texts than country codes unchanged', () => {
    expect(placeText('Nusantara', 'Sepaku', 'id', id)).toBe('Sepaku, Nusantara');
    expect(placeText('ZZ', 'X', 'en', en)).toContain('X, ');
  });
});
