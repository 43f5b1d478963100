import { isIP } from 'node:net';

/** An IPv4 address that came in over IPv6. */
const mapped = /^::ffff:(?=\d+\.)/i;

/**
 * The network that an address counts as: an IPv4 address is one connection, while the owner of one IPv6
 * address has the 2⁶⁴ beside it. @source ours – after RFC 6177
 * @example networkOf('2001:db8:0:7::1') // '2001:db8:0:7::/64'
 */
export function networkOf(address: string): string {
  const plain = address.replace(mapped, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
