import { memo, useState, type ReactNode } from 'react';
import { Celebration } from '../../components/celebration/celebration.tsx';
import { JackpotTicker } from '../../components/jackpot-ticker/jackpot-ticker.tsx';
import { JackpotWin } from '../../components/jackpot-win/jackpot-win.tsx';
import { LastResult } from './last-result.tsx';
import type { PlayedOnce, PlaySeat, RecentResult } from './play-frame.types.ts';
import { MemoRecentResults } from './recent-results.tsx';
import { usePlayedOnce } from './use-played-once.ts';
import * as S from './play-frame.styles.ts';

// Memoized: parts that do not depend on a play are not rendered again.
const Last = memo(LastResult);
const Sparks = memo(Celebration);
const Jackpot = memo(JackpotTicker);

export interface PlayScreenProps {
  jackpot: PlaySeat['jackpot'];
  currency: string;
  /** Latest results, newest first; without it there is no strip. */
  recent: readonly RecentResult[] | undefined;
  /** The picture of the game. */
  picture: ReactNode;
  /** The last play, once its animation has finished. */
  last: PlayedOnce | null;
  /** Shown instead of the last play. */
  message: string | undefined;
}

/** The picture of a game with jackpot, latest results, jackpot win and the line of the last play. */
export function PlayScreen({ jackpot, currency, recent, picture, last, message }: PlayScreenProps) {
  const [closedWin, setClosedWin] = useState<string>();
  const shownLast = usePlayedOnce(last);
  const jackpotWin = last?.jackpot !== undefined && last.id !== closedWin ? last.jackpot : null;
  return (
    <S.Screen>
      <div>
        {jackpot && (
          <S.Jackpot className="lobi-PlayFrame-jackpot">
            <Jackpot label={jackpot.name} amount={jackpot.amount} currency={currency} size="sm" />
          </S.Jackpot>
        )}
        {recent !== undefined && <MemoRecentResults items={recent} />}
      </div>
      <S.Picture className="lobi-PlayFrame-picture">
        <S.Scene>{picture}</S.Scene>
        {last && jackpotWin === null && (
          <Sparks stake={last.amount} payout={last.payout} seed={last.id} kind="rise" />
        )}
        {last && jackpotWin !== null && (
          <JackpotWin
            playId={last.id}
            name={jackpot?.name}
            amount={jackpotWin}
            stake={last.amount}
            currency={currency}
            onClose={() => setClosedWin(last.id)}
          />
        )}
      </S.Picture>
      <Last last={shownLast} note={message} currency={currency} />
    </S.Screen>
  );
}
