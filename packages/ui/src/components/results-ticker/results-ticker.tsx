import { mdiPause, mdiPlay } from '@mdi/js';
import { useState, useSyncExternalStore, type CSSProperties } from 'react';
import { fill } from '../../messages/fill.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { oddsText } from '../odds/odds-text.ts';
import { OutcomeMark } from '../odds/outcome-mark.tsx';
import type { Outcome } from '../odds/outcome.ts';
import * as S from './results-ticker.styles.ts';

/** A finished fight with its result. */
export interface RecentResult {
  readonly roundId: string;
  readonly number: number;
  readonly gameTitle: string;
  readonly result: Outcome;
  /** Final return per 100 of the winning side; `null` without a payout. */
  readonly odds: number | null;
  readonly href: string;
}

export interface ResultsTickerProps {
  results: readonly RecentResult[];
  className?: string | undefined;
}

/** Minimum number of results to scroll. Fewer are shown without motion, because they would repeat on a wide screen. */
const enoughToRun = 4;

const stillQuery = '(prefers-reduced-motion: reduce)';

const wantsStillNow = (): boolean =>
  window.matchMedia(stillQuery).matches ||
  document.documentElement.dataset['lobiMotion'] === 'reduced';

/** Follows the system setting and the kit's own, which may change while the page is open. */
function followStill(onChange: () => void): () => void {
  const query = window.matchMedia(stillQuery);
  const observer = new MutationObserver(onChange);
  query.addEventListener('change', onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-lobi-motion'] });
  return () => {
    query.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

const useWantsStill = (): boolean => useSyncExternalStore(followStill, wantsStillNow, () => true);

function Items({ results, isCopy }: { results: readonly RecentResult[]; isCopy: boolean }) {
  const { locale, oddsFormat, messages } = useKit();
  const { lobby, arena } = messages;
  return (
    <S.List aria-hidden={isCopy || undefined}>
      {results.map(({ roundId, number, gameTitle, result, odds, href }) => (
        <li key={roundId}>
          <KitLink href={href} tabIndex={isCopy ? -1 : undefined}>
            <OutcomeMark outcome={result} size={18} />
            <span>
              <b>{arena[result]}</b>
              {odds !== null &&
                ` ${fill(lobby.resultOdds, { odds: oddsText(odds, oddsFormat, locale) })}`}
              {` · ${gameTitle} · ${fill(lobby.fight, { number })}`}
            </span>
          </KitLink>
        </li>
      ))}
    </S.List>
  );
}

/**
 * The latest results as a slowly scrolling strip; it pauses on hover, on focus and by its button, and does
 * not move with reduced motion. Renders nothing without results.
 */
export function ResultsTicker({ results, className }: ResultsTickerProps) {
  const { lobby } = useKit().messages;
  const [isPaused, setIsPaused] = useState(false);
  const wantsStill = useWantsStill();
  if (results.length === 0) return null;
  const runs = results.length >= enoughToRun && !wantsStill;
  const running = isPaused ? 'paused' : '';
  return (
    <S.Root
      className={slotClass('ResultsTicker', 'root', className)}
      aria-label={lobby.recentResults}
      data-running={runs ? running : undefined}
    >
      {runs && (
        <IconButton
          label={isPaused ? lobby.playResults : lobby.pauseResults}
          path={isPaused ? mdiPlay : mdiPause}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
      <h2>{lobby.recentResults}</h2>
      <S.Window>
        <S.Track style={{ '--items': results.length } as CSSProperties}>
          <Items results={results} isCopy={false} />
          {runs && <Items results={results} isCopy />}
        </S.Track>
      </S.Window>
    </S.Root>
  );
}
