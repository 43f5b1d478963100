import { memo, useDeferredValue } from 'react';
import { MoneyLimits } from '../../components/money-input/money-limits.tsx';
import type { MoneyInputProps } from '../../components/money-input/money-input.tsx';
import { usePlayFrame, type PlayFrameFacts } from './play-frame-context.ts';
import * as S from './play-stake.styles.ts';

/** Quick amounts of the seat that are shown, beside half, double and the most. */
const presetCount = 2;

type PlayStakeProps = Pick<MoneyInputProps, 'value' | 'onValueChange'>;

/** The field itself: whether a play is under way changes nothing of it. */
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
      // The balance is in the head of the page.
      labelEnd={<MoneyLimits {...bounds} balance={undefined} />}
      size="md"
    />
  );
});

/** The stake of a play, within the limits of its game. Inside `PlayFrame`. */
export function PlayStake({ value, onValueChange }: PlayStakeProps) {
  const { game, balance, presets } = usePlayFrame();
  // Which quick amounts a new balance allows may be updated a frame after its play; whether it can be
  // played is decided by the balance itself.
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
