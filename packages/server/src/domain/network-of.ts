import { isIP } from 'node:net';

/** An IPv4-mapped IPv6 address. */
const mapped = /^::ffff:(?=\d+\.)/i;

/**
 * Network to which an address is attributed: one connection has one IPv4 address, but 2⁶⁴ IPv6
 * addresses.
 * @source ours – after RFC 6177
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
