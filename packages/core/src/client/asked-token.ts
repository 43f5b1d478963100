/**
 * Token with which the client last asked who is signed in, or that came with who has signed in
 * since. The stored token differs from it once another tab has signed in or out.
 */
export interface AskedToken {
  token: string | null;
}
