/** Small text values that outlive a reload. Must not throw: a full or forbidden storage forgets. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}
