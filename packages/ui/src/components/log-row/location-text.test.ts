import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { id } from '../../messages/id.ts';
import { locationText } from './location-text.ts';

describe('locationText', () => {
  it('locationText names city and country in the language of the user', () => {
    expect(locationText('PH', 'Cebu', 'id', id)).toBe('Cebu, Filipina');
    expect(locationText('PH', 'Cebu', 'en', en)).toBe('Cebu, Philippines');
  });

  it('locationText labels unknown values instead of omitting them', () => {
    expect(locationText('ID', null, 'id', id)).toBe('Indonesia, kota tidak diketahui');
    expect(locationText(null, 'Denpasar', 'id', id)).toBe('Denpasar');
    expect(locationText(null, null, 'id', id)).toBeUndefined();
    expect(locationText('', '', 'id', id)).toBeUndefined();
  });

  it('locationText leaves other texts than country codes unchanged', () => {
    expect(locationText('Nusantara', 'Sepaku', 'id', id)).toBe('Sepaku, Nusantara');
    expect(locationText('ZZ', 'X', 'en', en)).toContain('X, ');
  });
});
