import { createHash } from 'node:crypto';

/**
 * Signature that providers of the older kind send with a form: MD5 over its values in the order of
 * their names, empty ones left out, with the secret behind. For adapters that put such a provider
 * in front of the wallet contract, which does not take it itself: MD5 proves little.
 */
export function sortedFormDigest(form: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.entries(form)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('md5').update(`${text}${secret}`).digest('hex');
}
