import { useId } from 'react';
import { fill } from '../../../messages/fill.ts';
import { moneyOf, payWords, type SpinSpeech } from '../slot-reels/spin-words.ts';
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
  const { words } = speech;
  const id = useId();
  const hasFree = result.spins.length > 1;
  const pays = payWords(speech, result, looking);
  return (
    <S.Panel aria-labelledby={id}>
      <h2 id={id}>{hasFree ? words.spins : words.lastLines}</h2>
      {hasFree && (
        <S.Spins>
          {result.spins.map(({ units }, step) => (
            <button
              key={step}
              type="button"
              aria-pressed={step === looking}
              onClick={() => onLook(step)}
            >
              {step === 0 ? words.spinBought : fill(words.spinFree, { number: step })}
              <b>{moneyOf(speech, result, units)}</b>
            </button>
          ))}
        </S.Spins>
      )}
      <ul>
        {pays.length === 0 ? <li>{words.nothing}</li> : pays.map((pay) => <li key={pay}>{pay}</li>)}
      </ul>
    </S.Panel>
  );
}
