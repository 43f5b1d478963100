/**
 * Token of the last session check, or of the last sign-in. The stored token differs from it once another
 * tab has signed in or out.
 */
export interface AskedToken {
  token: string | null;
}
