import { memo, useDeferredValue } from 'react';
import { MoneyLimits } from '../../components/money-input/money-limits.tsx';
import type { MoneyInputProps } from '../../components/money-input/money-input.tsx';
import { usePlayFrame, type PlayFrameFacts } from './play-frame-context.ts';
import * as S from './play-stake.styles.ts';

/** Number of quick amounts shown, in addition to half, double and the maximum. */
const presetCount = 2;

type PlayStakeProps = Pick<MoneyInputProps, 'value' | 'onValueChange'>;

/** Memoized: a pending play does not affect the field. */
const StakeField = memo(function StakeField({
  game,
  balance,
  presets,
  ...field
}: PlayStakeProps & Pick<PlayFrameFacts, 'game' | 'balance' | 'presets'>) {
  const bounds = { currency: game.currency, min: game.minimumStake, max: game.maximumStake };
  return (
    <S.Stake
      {...bounds}
      {...field}
      balance={balance ?? undefined}
      presets={presets?.slice(0, presetCount)}
      enterKeyHint="go"
      // The balance is shown in the header of the page.
      labelEnd={<MoneyLimits {...bounds} balance={undefined} />}
      size="md"
    />
  );
});

/** The stake of a play, within the limits of its game. Inside `PlayFrame`. */
export function PlayStake({ value, onValueChange }: PlayStakeProps) {
  const { game, balance, presets } = usePlayFrame();
  // Quick amounts may be updated one frame after a new balance; the balance itself decides whether a play is
  // possible.
  const shownBalance = useDeferredValue(balance);
  return (
    <StakeField
      game={game}
      balance={shownBalance}
      presets={presets}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
