/** Storage of drafts: until the tab closes, or until they are sent. */
export type DraftStorage = 'session' | 'local';

/** One storage of the browser. If it is full, blocked or missing, nothing is stored. */
export interface DraftStore {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly clear: () => void;
}

function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

export function draftStore(storageKind: DraftStorage, key: string): DraftStore {
  const address = `lobi:draft:${key}`;
  const storage = (): Storage => (storageKind === 'local' ? localStorage : sessionStorage);
  return {
    read: () => attempt(() => storage().getItem(address), null),
    write: (text) => attempt(() => storage().setItem(address, text), undefined),
    clear: () => attempt(() => storage().removeItem(address), undefined),
  };
}
