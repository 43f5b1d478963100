import { passwordLength } from './limits.ts';

const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Returns whether a password is the username, or little more. The rest after removing the username, in
 * any case and width, must itself be long enough for a password.
 * @example isPasswordOfName('Budi-2024', 'budi'); // true
 * @source ours, after ASVS 6.2.11 (context specific words)
 */
export function isPasswordOfName(password: string, username: string): boolean {
  const name = normalise(username.trim());
  const text = normalise(password);
  if (name === '' || !text.includes(name)) return false;
  return text.replaceAll(name, '').length < passwordLength.min;
}
