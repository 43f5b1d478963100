import { memo } from 'react';
import { NumberField } from '../../components/number-field/number-field.tsx';
import { Quick } from '../play-frame/quick.styles.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import type { LimboTargets } from './limbo.types.ts';

export interface LimboControlsProps {
  /** In basis points; `null` if the text is invalid or missing. */
  targetBp: number | null;
  targets: LimboTargets;
  /** Chance of reaching it in basis points; `null` if it cannot be played. */
  chanceBp: number | null;
  onTargetChange: (targetBp: number | null) => void;
}

const quickTargets = [15_000, 20_000, 50_000, 100_000] as const;

/** The target multiple, typed or from presets. */
export const LimboControls = memo(function LimboControls(props: LimboControlsProps) {
  const { targetBp, targets, chanceBp, onTargetChange } = props;
  const { messages, multiple, percent } = usePlayFormat();
  const texts = messages.limbo;
  return (
    <>
      <NumberField
        label={texts.target}
        labelEnd={
          chanceBp === null ? undefined : `${messages.playFrame.chance} ${percent(chanceBp)}`
        }
        value={targetBp === null ? null : targetBp / 10_000}
        onValueChange={(times) =>
          onTargetChange(times === null ? null : Math.round(times * 100) * 100)
        }
        min={targets.minimumBp / 10_000}
        max={targets.maximumBp / 10_000}
        step={0.1}
        suffix="×"
        format={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
      />
      <Quick role="group" aria-label={texts.quick}>
        {quickTargets.map((quick) => (
          <button
            key={quick}
            type="button"
            aria-pressed={quick === targetBp}
            onClick={() => onTargetChange(quick)}
          >
            {multiple(quick)}
          </button>
        ))}
      </Quick>
    </>
  );
});
