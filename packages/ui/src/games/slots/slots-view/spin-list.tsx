import { useId } from 'react';
import { fill } from '../../../messages/fill.ts';
import { moneyOf, payTexts, type SpinSpeech } from '../slot-reels/spin-texts.ts';
import type { SlotResult } from '../slots.types.ts';
import * as S from './slots-view.styles.ts';

export interface SpinListProps {
  speech: SpinSpeech;
  /** A play whose animation has finished. */
  result: SlotResult;
  /** The selected spin, from 0. */
  looking: number;
  onLook: (step: number) => void;
}

/** Payouts of a play's spins; if there are several, each can be shown again. */
export function SpinList({ speech, result, looking, onLook }: SpinListProps) {
  const { texts } = speech;
  const id = useId();
  const hasFree = result.spins.length > 1;
  const pays = payTexts(speech, result, looking);
  return (
    <S.Panel aria-labelledby={id}>
      <h2 id={id}>{hasFree ? texts.spins : texts.lastLines}</h2>
      {hasFree && (
        <S.Spins>
          {result.spins.map(({ units }, step) => (
            <button
              key={step}
              type="button"
              aria-pressed={step === looking}
              onClick={() => onLook(step)}
            >
              {step === 0 ? texts.spinBought : fill(texts.spinFree, { number: step })}
              <b>{moneyOf(speech, result, units)}</b>
            </button>
          ))}
        </S.Spins>
      )}
      <ul>
        {pays.length === 0 ? <li>{texts.nothing}</li> : pays.map((pay) => <li key={pay}>{pay}</li>)}
      </ul>
    </S.Panel>
  );
}
