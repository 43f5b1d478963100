/** Urgency of an announcement. `assertive` interrupts: last call and results only. */
export type Politeness = 'polite' | 'assertive';

export interface AnnounceOptions {
  /** Default `polite`. */
  politeness?: Politeness | undefined;
  /** A pending announcement is replaced by a newer one with the same key. */
  key?: string | undefined;
  /** With a key, at most one announcement, the newest, per this time in ms; default 0. */
  throttleMs?: number | undefined;
}

/** Announces a text to assistive technology without showing it. */
export type Announce = (text: string, options?: AnnounceOptions) => void;

/** Writes a text into a live region. */
export type Speak = (text: string, politeness: Politeness) => void;

interface Waiting {
  text: string;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Creates the announcer of one page: the first value of a key is announced at once, later ones within
 * `throttleMs` are delayed and only the last is announced.
 */
export function createAnnouncer(speak: Speak): { announce: Announce; stop: () => void } {
  const throttled = new Map<string, Waiting>();

  const startThrottle = (key: string, throttleMs: number, politeness: Politeness): void => {
    const timer = setTimeout(() => {
      const stored = throttled.get(key)?.text ?? '';
      throttled.delete(key);
      if (stored === '') return;
      speak(stored, politeness);
      startThrottle(key, throttleMs, politeness);
    }, throttleMs);
    throttled.set(key, { text: '', timer });
  };

  const announce: Announce = (text, { politeness = 'polite', key, throttleMs = 0 } = {}) => {
    const waiting = key === undefined ? undefined : throttled.get(key);
    if (waiting) {
      waiting.text = text;
      return;
    }
    speak(text, politeness);
    if (key !== undefined && throttleMs > 0) startThrottle(key, throttleMs, politeness);
  };

  const stop = (): void => {
    for (const { timer } of throttled.values()) clearTimeout(timer);
    throttled.clear();
  };

  return { announce, stop };
}
