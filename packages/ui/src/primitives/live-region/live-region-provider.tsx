import { createContext, useCallback, useContext, useRef, type ReactNode } from 'react';
import { createAnnouncer, type Announce } from './announcer.ts';
import { Region } from './live-region.styles.ts';
import { useLayoutEffect } from '../use-layout-effect.ts';

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** A non-breaking space makes a repeated sentence new to assistive technology. */
const fresh = (region: HTMLElement, text: string): string =>
  region.textContent === text ? `${text}\u00a0` : text;

export interface LiveRegionProviderProps {
  children?: ReactNode;
}

/** Contains the two live regions of the page. Part of `KitProvider`. */
export function LiveRegionProvider({ children }: LiveRegionProviderProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const announcer = useRef<ReturnType<typeof createAnnouncer>>(undefined);

  // A layout effect, so that components can announce in the effects of their first render.
  useLayoutEffect(() => {
    const regions = { polite, assertive };
    const created = createAnnouncer((text, politeness) => {
      const region = regions[politeness].current;
      if (region) region.textContent = fresh(region, text);
    });
    announcer.current = created;
    return created.stop;
  }, []);

  const announce = useCallback<Announce>((text, options) => {
    announcer.current?.announce(text, options);
  }, []);

  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <Region ref={polite} role="status" aria-live="polite" aria-atomic />
      <Region ref={assertive} role="alert" aria-live="assertive" aria-atomic />
    </AnnounceContext.Provider>
  );
}

/**
 * Returns a function that announces a text to assistive technology.
 * @example announce('Saldo Rp 10.000', { key: 'balance', throttleMs: 3000 })
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnounce must be used inside <KitProvider>');
  return announce;
}
