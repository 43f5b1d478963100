/** Stores the bearer token. @source spec §7 (local storage, key `token`) */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Calls back when another tab changed the token. Returns a function that unsubscribes. */
  onChangedElsewhere(listener: (token: string | null) => void): () => void;
}
