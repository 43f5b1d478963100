import type { KitMessages } from '../../messages/kit-messages.ts';

/** Source of a code: the authenticator app, or the recovery codes for a lost phone. */
export type CodeKind = 'app' | 'recovery';

interface CodeRules {
  /** Parses the code, or returns `undefined` while it is incomplete. */
  readonly read: (text: string) => string | undefined;
  /** Error text of an incomplete code. */
  readonly short: keyof KitMessages['secondFactor'];
  readonly promptKey: keyof KitMessages['secondFactor'];
}

/** Ten letters and digits with a dash in the middle, in any notation. */
function readRecoveryCode(text: string): string | undefined {
  const signs = text.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return signs.length === 10 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : undefined;
}

/** Six digits; apps show them as two groups of three. */
function readAppCode(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** Texts and parser of each kind of code. @source ours */
export const codeKinds: Readonly<Record<CodeKind, CodeRules>> = {
  app: { read: readAppCode, short: 'codeShort', promptKey: 'askApp' },
  recovery: { read: readRecoveryCode, short: 'recoveryShort', promptKey: 'askRecovery' },
};

/** Parses a code of either kind; any other text is sent unchanged, for the platform to reject. */
export const readAnyCode = (text: string): string =>
  readAppCode(text) ?? readRecoveryCode(text) ?? text.trim();
