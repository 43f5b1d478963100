import { compareAmounts, currencyFormat } from '@lobi/formats';
import { mdiClose } from '@mdi/js';
import { useId, type Ref } from 'react';
import { flag } from '../../../primitives/flag.ts';
import { IconButton } from '../../../primitives/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import {
  doubleStake,
  halfStake,
  highestStake,
  type StakeCheck,
  type StakeLimits,
} from '../stake-check.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import * as S from './bet-panel.styles.ts';

export interface StakeFieldProps {
  text: string;
  check: StakeCheck;
  limits: StakeLimits;
  presets: readonly string[];
  /** Error text. */
  problem: string | undefined;
  isDisabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onTextChange: (text: string) => void;
  onAmount: (amount: string) => void;
  onBlur: () => void;
}

interface Operator {
  readonly face: string;
  readonly label: string;
  readonly result: string | undefined;
}

/** Amount of a bet: a text field that parses `1.250.000`, `1,25jt` and `50rb`, and eight quick buttons. */
export function StakeField(props: StakeFieldProps) {
  const { text, check, limits, presets, problem, isDisabled, inputRef } = props;
  const { onTextChange, onAmount, onBlur } = props;
  const { texts, say, chip, money } = useArenaFormat();
  const id = useId();
  const { currency } = limits;
  const amount = 'amount' in check ? check.amount : undefined;
  const highest = highestStake(limits);
  const describedBy = [
    problem !== undefined && `${id}problem`,
    `${id}limits`,
    limits.perRound && `${id}perRound`,
  ]
    .filter(Boolean)
    .join(' ');
  const operators: readonly Operator[] = [
    { face: '½', label: texts.half, result: amount && halfStake(amount, limits) },
    { face: '×2', label: texts.double, result: amount && doubleStake(amount, limits) },
    {
      face: texts.max,
      label: texts.maxLabel,
      result: compareAmounts(highest, limits.minimum, currency) < 0 ? undefined : highest,
    },
  ];
  return (
    <S.Pad>
      <S.Head>
        <label htmlFor={id}>{texts.stake}</label>
        <span id={`${id}limits`}>
          {say('stakeLimits', {
            min: chip(limits.minimum, currency),
            max: chip(limits.maximum, currency),
          })}
        </span>
      </S.Head>
      {limits.perRound && (
        <S.Head className="lobi-BetPanel-perRound">
          <span id={`${id}perRound`}>
            {say('stakePerRound', {
              max: chip(limits.perRound.maximum, currency),
              left: money(limits.perRound.left, currency),
            })}
          </span>
        </S.Head>
      )}
      <S.Stake className="lobi-BetPanel-stake" data-invalid={flag(problem !== undefined)}>
        <span aria-hidden="true">{currencyFormat(currency).symbol}</span>
        <input
          ref={inputRef}
          id={id}
          name="stake"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          placeholder="0"
          value={text}
          readOnly={isDisabled}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy}
          onChange={(event) => onTextChange(event.target.value)}
          onBlur={onBlur}
        />
        {text !== '' && !isDisabled && (
          <IconButton label={texts.stakeClear} path={mdiClose} onClick={() => onTextChange('')} />
        )}
      </S.Stake>
      {problem !== undefined && (
        <S.Problem id={`${id}problem`} className="lobi-BetPanel-problem">
          {problem}
        </S.Problem>
      )}
      <S.Keys role="group" aria-label={texts.stakePresets}>
        {presets.map((preset) => (
          <S.Key
            key={preset}
            type="button"
            aria-pressed={amount !== undefined && compareAmounts(amount, preset, currency) === 0}
            disabled={isDisabled || compareAmounts(preset, highest, currency) > 0}
            onClick={() => onAmount(preset)}
          >
            {chip(preset, currency)}
            <VisuallyHidden> ({money(preset, currency)})</VisuallyHidden>
          </S.Key>
        ))}
        {operators.map(({ face, label, result }) => (
          <S.Key
            key={face}
            type="button"
            data-kind="operator"
            disabled={isDisabled || result === undefined}
            onClick={() => result !== undefined && onAmount(result)}
          >
            <bdi dir="ltr">{face}</bdi>
            <VisuallyHidden> ({label})</VisuallyHidden>
          </S.Key>
        ))}
      </S.Keys>
    </S.Pad>
  );
}
