import { memo, useId } from 'react';
import { sameProps } from '../../primitives/same-props.ts';
import { Quick } from './quick.styles.ts';
import * as S from './risk-choice.styles.ts';
import { usePlayFormat } from './use-play-format.ts';

/** How far the payouts of a board or wheel lie apart. */
export type PlayRisk = 'low' | 'medium' | 'high';

const risks = ['low', 'medium', 'high'] as const satisfies readonly PlayRisk[];

export interface RiskChoiceProps {
  risk: PlayRisk;
  onRiskChange: (risk: PlayRisk) => void;
  /** Name of the size, e.g. "Rows". */
  sizeLabel: string;
  size: number;
  sizes: readonly number[];
  onSizeChange: (size: number) => void;
}

/** Risk and size of a board or a wheel, each in one row of toggle buttons behind its name. */
export const RiskChoice = memo(function RiskChoice(props: RiskChoiceProps) {
  const { risk, onRiskChange, sizeLabel, size, sizes, onSizeChange } = props;
  const { messages, number } = usePlayFormat();
  const words = messages.playFrame;
  const id = useId();
  return (
    <S.Choice>
      <span id={`${id}-risk`}>{words.risk}</span>
      <Quick role="group" aria-labelledby={`${id}-risk`}>
        {risks.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === risk}
            onClick={() => onRiskChange(each)}
          >
            {words[each]}
          </button>
        ))}
      </Quick>
      <span id={`${id}-size`}>{sizeLabel}</span>
      <Quick role="group" aria-labelledby={`${id}-size`}>
        {sizes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === size}
            onClick={() => onSizeChange(each)}
          >
            {number(each)}
          </button>
        ))}
      </Quick>
    </S.Choice>
  );
}, sameProps);
