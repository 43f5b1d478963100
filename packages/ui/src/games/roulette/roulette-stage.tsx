import { subtractAmounts } from '@lobi/formats';
import { mdiDeleteOutline, mdiReload, mdiUndo } from '@mdi/js';
import { useMemo, useRef, useState } from 'react';
import { useHandler } from '../../primitives/use-handler.ts';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { showScreen } from '../play-frame/show-screen.ts';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { useAnimationProgress } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isChip, useStoredState } from '../play-frame/use-stored-state.ts';
import { useRevealedPlays } from '../play-frame/use-revealed-plays.ts';
import {
  betsOf,
  chipsOn,
  tableOf,
  unitsOf,
  withAllChips,
  withChips,
  withoutSpot,
  worthOf,
  type ChipTable,
} from './chip-table.ts';
import type { PlacedChips } from './racetrack-bets.ts';
import { RouletteBoard } from './roulette-board.tsx';
import { RouletteHand } from './roulette-hand.tsx';
import { RouletteWheel } from './roulette-wheel.tsx';
import type { RouletteBet, RoulettePlay } from './roulette.types.ts';
import { colorOf, useSpotLabels } from './use-spot-labels.ts';
import * as S from './roulette-stage.styles.ts';

export interface RouletteStageProps {
  seat: PlaySeat;
  /** Values of the chips as decimal text, smallest first; each a multiple of the smallest. */
  chips: readonly string[];
  /** Numbers of red pockets. */
  reds: readonly number[];
  /** Payout of a spot in basis points of its stake. */
  multipleOf: (spot: string) => number;
  /** Maximum payout of these bets, as decimal text. */
  maximumPayoutOf: (bets: readonly RouletteBet[], amount: string) => string;
  /** Finished spins, newest first. The first is revealed with an animation. */
  plays: readonly RoulettePlay[];
  onPlay: (bets: readonly RouletteBet[], amount: string) => void;
  className?: string | undefined;
}

/** Duration of a spin, in ms; shorter than the minimum time between two spins. @source ours */
const spinMs = 4_200;

/** Progress values at which the ball strikes a fret, at increasing intervals. */
const ballMarks = [0.52, 0.6, 0.67, 0.74, 0.8, 0.86, 0.93];

/**
 * European roulette: the wheel, the table and the racetrack to place chips on, and one button that shows the
 * stake.
 */
export function RouletteStage(props: RouletteStageProps) {
  const { seat, chips, reds, multipleOf, maximumPayoutOf, plays, onPlay, className } = props;
  const { messages, money } = usePlayFormat();
  const texts = messages.roulette;
  const { pocket: pocketName } = useSpotLabels();
  const root = useRef<HTMLDivElement>(null);
  const { currency } = seat.game;
  const [unit = seat.game.minimumStake] = chips;
  const [latest = null] = plays;
  const course = useAnimationProgress(latest?.id ?? null, spinMs, root, ballMarks);
  const { isAtRest } = course;
  const revealed = useRevealedPlays(plays, course);
  const [shown = null] = revealed;

  const [chip, setChip] = useStoredState(seat, 'chip', unit, (kept) => isChip(kept, chips));
  const [tables, setTables] = useState<readonly ChipTable[]>([{}]);
  const [isFull, setIsFull] = useState(false);
  // A finished spin removes its chips from the table.
  const [overId, setOverId] = useState(shown?.id);
  if (shown?.id !== overId) {
    setOverId(shown?.id);
    setTables([{}]);
  }

  const table = tables.at(-1) ?? {};
  const all = chipsOn(table);
  const amount = all === 0 ? null : worthOf(all, unit, currency);
  const isBusy = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isLocked = isBusy || !isAtRest || seat.access !== 'player';
  const again = shown && tableOf(shown, unit, currency);
  const lay = (next: ChipTable | undefined): void => {
    setIsFull(next === undefined);
    if (next) setTables([...tables, next]);
  };
  const units = unitsOf(chip, unit, currency);
  const place = useHandler((spot: string) => lay(withChips(table, spot, units)));
  const placeAll = useHandler((placed: readonly PlacedChips[]) =>
    lay(withAllChips(table, placed, units)),
  );
  const take = useHandler((spot: string) => lay(withoutSpot(table, spot)));
  const free =
    seat.balance === null ? undefined : subtractAmounts(seat.balance, amount ?? '0', currency);
  const tools = [
    {
      label: texts.undo,
      path: mdiUndo,
      isOff: tables.length < 2,
      press: () => setTables(tables.slice(0, -1)),
    },
    {
      label: texts.clear,
      path: mdiDeleteOutline,
      isOff: all === 0,
      press: () => lay({}),
    },
    {
      label: texts.repeat,
      path: mdiReload,
      isOff: !again,
      press: () => again && lay(again),
    },
  ];
  const recent = useMemo(
    () =>
      revealed.map(({ id, pocket }) => ({
        id,
        face: pocket,
        mark: colorOf(pocket, reds),
        spoken: pocketName(pocket, reds),
      })),
    [revealed, reds, pocketName],
  );
  const wheelLabel = isAtRest
    ? `${texts.wheel}${shown ? `: ${pocketName(shown.pocket, reds)}` : ''}`
    : texts.spinning;

  return (
    <PlayFrame
      paysBeside
      boardPosition="instead"
      seat={seat}
      className={className}
      ratio={{ narrow: '5 / 4', wide: '2.8' }}
      showing={!isAtRest}
      last={shown && { ...shown, result: pocketName(shown.pocket, reds) }}
      recent={recent}
      screen={
        <S.Screen ref={root}>
          <RouletteWheel
            pocket={latest?.pocket ?? null}
            before={plays[1]?.pocket ?? 0}
            course={course}
            reds={reds}
            label={wheelLabel}
          />
        </S.Screen>
      }
      board={
        <RouletteBoard
          memory={seat.memory}
          table={table}
          chip={chip}
          unit={unit}
          currency={currency}
          reds={reds}
          multipleOf={multipleOf}
          pocket={isAtRest ? (shown?.pocket ?? null) : null}
          isLocked={isLocked}
          onPlace={place}
          onPlaceAll={placeAll}
          onTake={take}
        />
      }
      controls={
        <StakePanel
          amount={amount}
          verb={texts.verb}
          choiceMissing={
            !isAtRest ? texts.spinning : amount === null ? texts.chipsMissing : undefined
          }
          detail={
            amount === null
              ? undefined
              : `${texts.maximum} ${money(maximumPayoutOf(betsOf(table), amount), currency)}`
          }
          onPlay={(stake) => {
            showScreen(root.current);
            onPlay(betsOf(table), stake);
          }}
          stake={
            <RouletteHand
              chips={chips}
              chip={chip}
              onChipChange={setChip}
              currency={currency}
              free={free}
              amount={amount}
              tools={tools}
              // The next chip can be selected while the ball is still moving.
              isDisabled={seat.access !== 'player'}
              isLocked={isLocked}
              isFull={isFull}
            />
          }
        />
      }
    />
  );
}
