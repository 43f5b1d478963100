import { useEffect, useMemo, useRef, useState } from 'react';
import { sameValue } from '../form/same-value.ts';
import { readDraft, writeDraft, type Draft, type DraftRules } from './draft.ts';
import { draftStore, type DraftStorage } from './draft-store.ts';
import type { StepValues } from './step-form.types.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Pause in typing after which the draft is stored. */
const restMs = 300;

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export interface DraftKeeping {
  /** A stored draft that was neither accepted nor declined yet. */
  readonly offer: Draft | undefined;
  /** Called when the draft was accepted or declined. */
  readonly settle: () => void;
  /** Stores the draft after a pause in typing. */
  readonly keep: (step: string, values: StepValues) => void;
  readonly clear: () => void;
}

/** Stores a form's draft in the browser. Without a key it stores nothing. */
export function useDraft(
  key: string | undefined,
  place: DraftStorage,
  rules: DraftRules,
): DraftKeeping {
  const store = useMemo(
    () => (key === undefined ? undefined : draftStore(place, key)),
    [key, place],
  );
  const latestRules = useRef(rules);
  useEffect(() => {
    latestRules.current = rules;
  });
  const [offer, setOffer] = useState<Draft>();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; flush: () => void }>(undefined);

  // Runs before the first paint, so that no user types into a form that is about to be replaced.
  useBrowserLayoutEffect(() => {
    setOffer(store && readDraft(store.read(), latestRules.current));
  }, [store]);

  useEffect(() => {
    const flush = (): void => waiting.current?.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const stop = (): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  return {
    offer,
    settle: () => setOffer(undefined),
    keep: (step, values) => {
      if (!store) return;
      stop();
      const flush = (): void => {
        stop();
        const { defaults, steps } = latestRules.current;
        const untouched = step === steps[0] && sameValue(values, defaults);
        const at = new Date().toISOString();
        if (untouched) store.clear();
        else store.write(writeDraft({ step, at, values }, latestRules.current));
      };
      waiting.current = { timer: setTimeout(flush, restMs), flush };
    },
    clear: () => {
      stop();
      store?.clear();
    },
  };
}
