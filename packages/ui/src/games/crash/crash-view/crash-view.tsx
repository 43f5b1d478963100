import { memo } from 'react';
import {
  MultiplierHistory,
  type PastMultiplier,
} from '../../../components/multiplier-history/multiplier-history.tsx';
import { PlayersFeed } from '../../../components/players-feed/players-feed.tsx';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { PlayedOnce, PlaySeat } from '../../play-frame/play-frame.types.ts';
import { RoundProof } from '../../table/round-proof/round-proof.tsx';
import type { RoundBets, RoundProofFacts } from '../../table/table.types.ts';
import { CrashControls, type CrashControlsProps } from '../crash-controls/crash-controls.tsx';
import { CrashGraph } from '../crash-graph/crash-graph.tsx';
import * as S from './crash-view.styles.ts';

export interface CrashViewProps extends CrashControlsProps {
  seat: PlaySeat;
  /** Finished rounds, latest first. */
  history: readonly PastMultiplier[];
  /** Bets of the round; `null` where others are not shown. */
  bets: RoundBets | null;
  /** The last finished round; `null` before the first. */
  proof: RoundProofFacts | null;
  /** The player's last finished bet. */
  last: PlayedOnce | null;
}

// Memoized: frequent bets of others do not affect it.
const History = memo(MultiplierHistory);
const Graph = memo(CrashGraph);
const Feed = memo(PlayersFeed);
const Proof = memo(RoundProof);

/**
 * The whole crash game. On a phone: history, graph, the two bets, all bets, proof. On a wide page the graph
 * is on the left, the bets beside it, all bets at the end.
 */
export function CrashView({
  seat,
  history,
  bets,
  proof,
  last,
  className,
  ...controls
}: CrashViewProps) {
  const { play } = useMessages();
  return (
    <S.Frame
      seat={seat}
      className={slotClass('CrashView', 'root', className)}
      ratio={{ narrow: '1 / 1.08', wide: '1 / 0.86' }}
      last={last}
      screen={
        <S.Screen>
          <S.History>
            <History items={history} note={false} headingLevel={2} />
          </S.History>
          <Graph
            round={controls.round}
            multipleAt={controls.multipleAt}
            maximum={controls.autoBounds.maximum}
            now={seat.now}
            stale={seat.isStale}
          />
        </S.Screen>
      }
      controls={<CrashControls {...controls} />}
      info={
        <>
          <S.Feed>
            {bets && (
              <Feed
                rows={bets.players}
                total={bets.playCount}
                currency={seat.game.currency}
                compact
              />
            )}
            <S.Note>{play.pastNote}</S.Note>
          </S.Feed>
          <S.Proof>
            <Proof proof={proof} />
          </S.Proof>
        </>
      }
    />
  );
}
