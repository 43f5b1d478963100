import { mdiBackspaceOutline, mdiReload, mdiUndo } from '@mdi/js';
import { memo, useMemo, useState } from 'react';
import { PlayersFeed } from '../../../components/players-feed/players-feed.tsx';
import { RoadMap } from '../../../components/road-map/road-map.tsx';
import type { RoadResult } from '../../../components/road-map/roads.ts';
import { toVideoProps, type StreamProps } from '../../../components/video-stage/stream-props.ts';
import { fill } from '../../../messages/fill.ts';
import { IconButton } from '../../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useHandler } from '../../../primitives/use-handler.ts';
import { Hand, HandChips, HandTools } from '../../play-frame/hand.styles.ts';
import { Controls } from '../../play-frame/play-dock.styles.ts';
import { PlayFrame } from '../../play-frame/play-frame.tsx';
import { isChip, useStoredState } from '../../play-frame/use-stored-state.ts';
import type { PlayedOnce, PlaySeat } from '../../play-frame/play-frame.types.ts';
import { StakePanel } from '../../play-frame/stake-panel.tsx';
import { RoundProof } from '../../table/round-proof/round-proof.tsx';
import type { RoundBets, RoundProofFacts } from '../../table/table.types.ts';
import type {
  BaccaratOwnBets,
  BaccaratRound,
  BaccaratSpotName,
  SpotBet,
} from '../baccarat.types.ts';
import { BetAreas } from '../bet-areas/bet-areas.tsx';
import { layChips, spotBets, totalOf, undoMove, type ChipMoves } from '../chip-moves.ts';
import { CoupCards } from '../coup-cards/coup-cards.tsx';
import { OwnBets } from '../own-bets/own-bets.tsx';
import { useRoadLook } from '../side-looks.ts';
import { RoundState } from './round-state.tsx';
import { TableArt } from './table-art.tsx';
import * as S from './baccarat-view.styles.ts';

export interface BaccaratViewProps extends StreamProps {
  seat: PlaySeat;
  /** The current round, or the last until the next opens; `null` before the first. */
  round: BaccaratRound | null;
  /** The player's chips in the round, as accepted by the server. */
  own: BaccaratOwnBets | null;
  /** Odds of each spot as profit per unit staked, without the stake: 0.95 for the banker. */
  pays: Readonly<Record<BaccaratSpotName, number>>;
  /** Values of the chips, smallest first. */
  chips: readonly string[];
  onPlace: (bets: readonly SpotBet[], total: string) => void;
  /** Finished rounds, oldest first: `meron` for the banker, `wala` for the player. */
  road: readonly RoadResult[];
  /** Bets of everyone in the round; `null` where others are not shown. */
  bets: RoundBets | null;
  /** The last finished round; `null` before the first. */
  proof: RoundProofFacts | null;
  /** The last finished bets, once the cards are dealt. */
  last: PlayedOnce | null;
  className?: string | undefined;
}

// Memoized: a chip changes only the areas and the stake.
const Video = memo(S.Video);
const State = memo(RoundState);
const Cards = memo(CoupCards);
const Areas = memo(BetAreas);
const Chips = memo(HandChips);
const Own = memo(OwnBets);
const Road = memo(RoadMap);
const Feed = memo(PlayersFeed);
const Proof = memo(RoundProof);

const none: readonly SpotBet[] = [];

/**
 * Baccarat at a live table: picture and cards, areas and chips, the player's bets, roads. Chips stay on this
 * device until one button places them together.
 */
export function BaccaratView(props: BaccaratViewProps) {
  const { seat, round, own, pays, chips, onPlace, road, bets, proof, last, className } = props;
  const { baccarat } = useMessages();
  const look = useRoadLook();
  const { currency, title } = seat.game;
  const [moves, setMoves] = useState<ChipMoves>([]);
  const [before, setBefore] = useState<readonly SpotBet[]>([]);
  const [chip, setChip] = useStoredState<string | null>(seat, 'chip', chips[0] ?? null, (kept) =>
    isChip(kept, chips),
  );
  const [seen, setSeen] = useState({ ownId: own?.id, roundId: round?.id });

  // Chips are cleared once the server has accepted them, and at the end of their round.
  if (seen.ownId !== own?.id || seen.roundId !== round?.id) {
    if (own && seen.ownId !== own.id) setBefore(own.bets);
    setMoves([]);
    setSeen({ ownId: own?.id, roundId: round?.id });
  }

  const poster = useMemo(
    () => <TableArt label={fill(baccarat.poster, { title })} />,
    [baccarat, title],
  );
  const lay = useHandler((bet: SpotBet) => setMoves(layChips(moves, [bet])));

  const isBetting = round?.phase === 'betting';
  const isBusy = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isLocked = !isBetting || isBusy || own !== null || seat.access !== 'player';
  const laid = useMemo(() => spotBets(moves, currency), [moves, currency]);
  const total = laid.length === 0 ? null : totalOf(laid, currency);
  const missing = ((): string | undefined => {
    if (!isBetting) return round ? baccarat.closed : baccarat.waiting;
    if (own) return baccarat.waitCards;
    return total === null ? baccarat.chipMissing : undefined;
  })();
  const tools = [
    {
      word: baccarat.undo,
      icon: mdiUndo,
      isOff: moves.length === 0,
      run: () => setMoves(undoMove(moves)),
    },
    {
      word: baccarat.clear,
      icon: mdiBackspaceOutline,
      isOff: moves.length === 0,
      run: () => setMoves([]),
    },
    {
      word: baccarat.repeat,
      icon: mdiReload,
      isOff: before.length === 0,
      run: () => setMoves(layChips(moves, before)),
    },
  ];

  return (
    <PlayFrame
      seat={seat}
      className={slotClass('BaccaratView', 'root', className)}
      ratio={{ narrow: '1 / 0.82', wide: '16 / 9' }}
      last={last}
      screen={
        <S.Screen>
          <Video {...toVideoProps(props)} title={title} poster={poster} note="" />
          <State round={round} now={seat.now} />
          <S.Cards>
            <Cards round={round} now={seat.now} />
          </S.Cards>
        </S.Screen>
      }
      board={
        <S.Board>
          <Areas
            laid={laid}
            taken={own?.bets ?? none}
            pays={pays}
            chip={chip}
            currency={currency}
            coup={round?.phase === 'settled' ? round.coup : null}
            locked={isLocked}
            onLay={lay}
          />
        </S.Board>
      }
      controls={
        <Controls>
          <StakePanel
            amount={total}
            verb={baccarat.place}
            choiceMissing={missing}
            onPlay={(amount) => onPlace(laid, amount)}
            stake={
              seat.access === 'player' && (
                <Hand>
                  <Chips
                    chips={chips}
                    value={chip}
                    onValueChange={setChip}
                    currency={currency}
                    balance={seat.balance ?? undefined}
                    disabled={isLocked}
                  />
                  <HandTools>
                    {tools.map(({ word, icon, isOff, run }) => (
                      <IconButton
                        key={word}
                        label={word}
                        path={icon}
                        variant="soft"
                        disabled={isLocked || isOff}
                        onClick={run}
                      />
                    ))}
                  </HandTools>
                </Hand>
              )
            }
          />
          <Own own={own} round={round} currency={currency} />
          {bets && (
            <Feed
              rows={bets.players}
              total={bets.playCount}
              facts="payouts"
              currency={currency}
              compact
            />
          )}
        </Controls>
      }
      info={
        <>
          <S.Roads aria-label={baccarat.history}>
            <h2>{baccarat.history}</h2>
            <Road
              results={road}
              look={look}
              hasNext={round !== null && round.phase !== 'settled'}
            />
          </S.Roads>
          <Proof proof={proof} />
        </>
      }
    />
  );
}
