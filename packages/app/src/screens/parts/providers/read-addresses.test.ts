import { describe, expect, it } from 'vitest';
import { readAddresses } from './read-addresses.ts';

describe('readAddresses', () => {
  it.each([
    ['an empty text as no restriction', ' \n ', { addresses: null }],
    [
      'addresses and networks, one a line',
      '203.0.113.7\n 203.0.113.0/24 \n\n2001:db8::/32',
      { addresses: ['203.0.113.7', '203.0.113.0/24', '2001:db8::/32'] },
    ],
    ['a repeated line once', '203.0.113.7\n203.0.113.7', { addresses: ['203.0.113.7'] }],
  ])('readAddresses reads %s', (_, text, expected) => {
    expect(readAddresses(text)).toEqual(expected);
  });

  it.each([
    ['a name', 'games.example.com'],
    ['a network with an invalid prefix length', '203.0.113.0/33'],
    ['two addresses on one line', '203.0.113.7, 203.0.113.8'],
  ])('readAddresses rejects %s', (_, wrong) => {
    expect(readAddresses(`203.0.113.7\n${wrong}`)).toEqual({ wrong });
  });
});
