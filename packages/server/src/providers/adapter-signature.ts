import { createHash } from 'node:crypto';

/**
 * Signature that older providers send with a form: MD5 over its values in the order of their names,
 * without empty ones, followed by the secret. For adapters that connect such a provider to the wallet
 * contract, which itself does not accept it, because MD5 is weak.
 */
export function sortedFormDigest(form: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.entries(form)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('md5').update(`${text}${secret}`).digest('hex');
}
