import { memo } from 'react';
import { NumberField } from '../../components/number-field/number-field.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { turned } from './dice-target.ts';
import type { DiceChoice, DiceTargets } from './dice.types.ts';
import * as S from './dice-stage.styles.ts';

export interface DiceControlsProps {
  direction: DiceChoice['direction'];
  /** `null` while the text is empty or invalid. */
  target: number | null;
  targets: DiceTargets;
  onDirectionChange: (direction: DiceChoice['direction']) => void;
  onTargetChange: (target: number | null) => void;
}

/** Side and target of a roll. Switching the side keeps the chance. */
export const DiceControls = memo(function DiceControls(props: DiceControlsProps) {
  const { direction, target, targets, onDirectionChange, onTargetChange } = props;
  const { dice: texts } = usePlayFormat().messages;
  const turn = (next: string): void => {
    if (next === direction) return;
    const choice = turned({ direction, target: target ?? 0 });
    onDirectionChange(choice.direction);
    if (target !== null) onTargetChange(choice.target);
  };
  return (
    <S.Choice>
      <SegmentedControl
        label={texts.direction}
        fullWidth
        items={[
          { value: 'under', label: texts.directionUnder },
          { value: 'over', label: texts.directionOver },
        ]}
        value={direction}
        onValueChange={turn}
      />
      <NumberField
        label={texts.target}
        value={target === null ? null : target / 100}
        onValueChange={(points) =>
          onTargetChange(points === null ? null : Math.round(points * 100))
        }
        min={targets[direction].minimum / 100}
        max={targets[direction].maximum / 100}
        format={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
      />
    </S.Choice>
  );
});
