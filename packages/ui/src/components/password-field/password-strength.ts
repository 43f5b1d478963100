/** Estimated strength of a password. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/**
 * Estimates the strength by length and number of different characters; it advises and never rejects.
 * Length counts most, as ASVS 6.2 requires.
 * @source ours
 */
export function passwordStrength(password: string): PasswordStrength {
  const different = new Set(password).size;
  if (password.length < 10 || different < 5) return 'weak';
  return password.length >= 14 && different >= 8 ? 'strong' : 'fair';
}
