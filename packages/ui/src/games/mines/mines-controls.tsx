import { memo } from 'react';
import { NumberField } from '../../components/number-field/number-field.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { tiles } from './mines-board.ts';
import { QuickMines } from './mines-stage.styles.ts';

export interface MinesControlsProps {
  /** `null` while the text is not a valid number. */
  mines: number | null;
  /** Payout of the first safe tile, in basis points; `null` if it cannot be played. */
  firstBp: number | null;
  onMinesChange: (mines: number | null) => void;
}

const quickMines = [1, 3, 5, 10, 24] as const;

/** Number of mines on the board, typed or from presets. */
export const MinesControls = memo(function MinesControls(props: MinesControlsProps) {
  const { mines, firstBp, onMinesChange } = props;
  const { messages, multiple, number } = usePlayFormat();
  const texts = messages.mines;
  return (
    <>
      <NumberField
        label={texts.mines}
        labelEnd={firstBp === null ? undefined : `${texts.next} ${multiple(firstBp)}`}
        value={mines}
        onValueChange={onMinesChange}
        min={1}
        max={tiles - 1}
        format={{ maximumFractionDigits: 0 }}
      />
      <QuickMines role="group" aria-label={texts.mines}>
        {quickMines.map((quick) => (
          <button
            key={quick}
            type="button"
            aria-pressed={quick === mines}
            onClick={() => onMinesChange(quick)}
          >
            {number(quick)}
          </button>
        ))}
      </QuickMines>
    </>
  );
});
