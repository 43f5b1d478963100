/** How soon a screen reader should speak. `assertive` interrupts: last call and results only. */
export type Politeness = 'polite' | 'assertive';

export interface AnnounceOptions {
  /** Default `polite`. */
  politeness?: Politeness | undefined;
  /** Announcements with the same key replace one another while they wait. */
  key?: string | undefined;
  /** With a key: at most one announcement in so many ms, the newest; default 0. */
  throttleMs?: number | undefined;
}

/** Says a sentence to assistive technology without showing it. */
export type Announce = (text: string, options?: AnnounceOptions) => void;

/** Writes text where assistive technology listens. */
export type Speak = (text: string, politeness: Politeness) => void;

interface Waiting {
  text: string;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Makes the announcer of one page: the first value of a key is spoken at once, later ones within
 * `throttleMs` are held back and only the last of them is spoken.
 */
export function createAnnouncer(speak: Speak): { announce: Announce; stop: () => void } {
  const quiet = new Map<string, Waiting>();

  const hush = (key: string, throttleMs: number, politeness: Politeness): void => {
    const timer = setTimeout(() => {
      const held = quiet.get(key)?.text ?? '';
      quiet.delete(key);
      if (held === '') return;
      speak(held, politeness);
      hush(key, throttleMs, politeness);
    }, throttleMs);
    quiet.set(key, { text: '', timer });
  };

  const announce: Announce = (text, { politeness = 'polite', key, throttleMs = 0 } = {}) => {
    const waiting = key === undefined ? undefined : quiet.get(key);
    if (waiting) {
      waiting.text = text;
      return;
    }
    speak(text, politeness);
    if (key !== undefined && throttleMs > 0) hush(key, throttleMs, politeness);
  };

  const stop = (): void => {
    for (const { timer } of quiet.values()) clearTimeout(timer);
    quiet.clear();
  };

  return { announce, stop };
}
