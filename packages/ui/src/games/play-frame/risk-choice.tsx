import { useId, type ReactNode } from 'react';
import { Quick } from './quick.styles.ts';
import * as S from './risk-choice.styles.ts';
import { usePlayFormat } from './use-play-format.ts';

/** Spread of the payouts of a board or wheel. */
export type PlayRisk = 'low' | 'medium' | 'high';

const risks = ['low', 'medium', 'high'] as const satisfies readonly PlayRisk[];

export interface RiskChoiceProps {
  risk: PlayRisk;
  onRiskChange: (risk: PlayRisk) => void;
  /** The other choice, in the same row on a phone. */
  children: ReactNode;
}

/** Risk and one more choice, each in one row of toggle buttons after its label. */
export function RiskChoice({ risk, onRiskChange, children }: RiskChoiceProps) {
  const { messages } = usePlayFormat();
  const texts = messages.playFrame;
  const id = useId();
  return (
    <S.Choice>
      <span id={id}>{texts.risk}</span>
      <Quick role="group" aria-labelledby={id}>
        {risks.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === risk}
            onClick={() => onRiskChange(each)}
          >
            {texts[each]}
          </button>
        ))}
      </Quick>
      {children}
    </S.Choice>
  );
}

export interface SizeChoiceProps {
  /** Name of the size, e.g. "Rows". */
  label: string;
  size: number;
  sizes: readonly number[];
  onSizeChange: (size: number) => void;
}

/** The size of a board or a wheel, in addition to its risk. */
export function SizeChoice({ label, size, sizes, onSizeChange }: SizeChoiceProps) {
  const { number } = usePlayFormat();
  const id = useId();
  return (
    <>
      <span id={id}>{label}</span>
      <Quick role="group" aria-labelledby={id}>
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
    </>
  );
}
