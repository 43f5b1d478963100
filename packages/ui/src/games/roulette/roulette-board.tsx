import { memo } from 'react';
import { NumberField } from '../../components/number-field/number-field.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import type { PlayMemory } from '../play-frame/play-frame.types.ts';
import { useStoredState } from '../play-frame/use-stored-state.ts';
import { BettingTable, type BettingTableProps } from './betting-table.tsx';
import { maximumNeighbours } from './racetrack-bets.ts';
import { Racetrack, type RacetrackProps } from './racetrack.tsx';
import * as S from './roulette-stage.styles.ts';

export interface RouletteBoardProps
  extends Omit<BettingTableProps, 'onPlace' | 'isLarge'>, Pick<RacetrackProps, 'chip'> {
  readonly memory: PlayMemory | undefined;
  /** A chip on one spot of the table. */
  readonly onPlace: (spot: string) => void;
  /** Chips of an announced bet or of neighbours. */
  readonly onPlaceAll: RacetrackProps['onPlace'];
}

type View = 'table' | 'track';

const isView = (value: unknown): value is View => value === 'table' || value === 'track';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isReach = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maximumNeighbours;

/** Initial number of neighbours on each side, as usual in casinos. @source ours */
const usualReach = 2;

/** The board to place chips on: the betting table, or the racetrack. */
export const RouletteBoard = memo(function RouletteBoard(props: RouletteBoardProps) {
  const { memory, chip, onPlaceAll, ...table } = props;
  const texts = usePlayFormat().messages.roulette;
  const [view, setView] = useStoredState<View>({ memory }, 'board', 'table', isView);
  const [isLarge, setIsLarge] = useStoredState({ memory }, 'lines', false, isFlag);
  const [reach, setReach] = useStoredState<number>({ memory }, 'neighbours', usualReach, isReach);
  return (
    <S.Board>
      <S.BoardHead>
        <SegmentedControl
          hideLabel
          size="sm"
          label={texts.view}
          items={[
            { value: 'table', label: texts.tableView },
            { value: 'track', label: texts.trackView },
          ]}
          value={view}
          onValueChange={(next) => setView(next as View)}
        />
        {view === 'table' && (
          <S.Large>
            <Button
              size="sm"
              variant="soft"
              aria-pressed={isLarge}
              onClick={() => setIsLarge(!isLarge)}
            >
              {texts.lines}
            </Button>
          </S.Large>
        )}
        {view === 'track' && (
          <S.Reach>
            <span aria-hidden="true">{texts.neighbours}</span>
            <NumberField
              hideLabel
              size="sm"
              label={texts.neighbours}
              min={0}
              max={maximumNeighbours}
              value={reach}
              onValueChange={(next) => isReach(next) && setReach(next)}
            />
          </S.Reach>
        )}
      </S.BoardHead>
      {view === 'table' ? (
        <BettingTable {...table} isLarge={isLarge} />
      ) : (
        <Racetrack
          table={table.table}
          chip={chip}
          unit={table.unit}
          currency={table.currency}
          reds={table.reds}
          reach={reach}
          pocket={table.pocket}
          isLocked={table.isLocked}
          onPlace={onPlaceAll}
        />
      )}
    </S.Board>
  );
});
