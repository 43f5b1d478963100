import { useEffect, useMemo, useRef } from 'react';
import type { LiveSynth } from './live-synth.ts';
import type { Sound } from './sound-context.ts';

/**
 * The sound of a page: off until it is turned on, and then only while the page is visible. Its code is
 * loaded when it is first turned on.
 */
export function useKitSound(isOn: boolean): Sound {
  const live = useRef<LiveSynth | undefined>(undefined);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    // If it fails to load, the page stays silent.
    import('./live-synth.ts').then(
      ({ startSynth }) => {
        if (!isOver) live.current = startSynth();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      live.current?.close();
      live.current = undefined;
    };
  }, [isOn]);
  return useMemo<Sound>(
    () => ({
      cue: (cue) => live.current?.play(cue),
      climb: (height) => live.current?.climb(height),
    }),
    [],
  );
}
