import { describe, expect, it } from 'vitest';
import { originsOfOtherSites } from './other-sites.ts';

describe('originsOfOtherSites', () => {
  it.each([
    ['https://api.example.com', 'https://play.example.com'],
    ['https://example.co.id', 'https://play.example.co.id'],
    ['http://api.lobi.localhost:8080', 'http://app.lobi.localhost:3000'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:3000'],
  ])('originsOfOtherSites leaves out a page of the same site: %s and %s', (own, other) => {
    expect(originsOfOtherSites(own, [other])).toEqual([]);
  });

  it.each([
    ['https://api.example.com', 'https://example.org'],
    ['https://one.co.id', 'https://two.co.id'],
    ['https://one.github.io', 'https://two.github.io'],
    ['https://api.example.com', 'http://play.example.com'],
    ['http://127.0.0.1:8080', 'http://localhost:8080'],
  ])('originsOfOtherSites contains a page of another site: %s and %s', (own, other) => {
    expect(originsOfOtherSites(own, [own, other])).toEqual([other]);
  });
});
