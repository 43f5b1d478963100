/**
 * Token with which the client last asked who is signed in, or that came with who has signed in
 * since. The stored token differs from it once another tab has signed in or out.
 */
export interface AskedToken {
  read(): string | null;
  set(token: string | null): void;
}

/** Remembers the token of one client. */
export function createAskedToken(): AskedToken {
  let asked: string | null = null;
  return {
    read: () => asked,
    set(token) {
      asked = token;
    },
  };
}
