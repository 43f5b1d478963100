import { MoneyLimits } from '../../components/money-input/money-limits.tsx';
import type { MoneyInputProps } from '../../components/money-input/money-input.tsx';
import { usePlayFrame } from './play-frame-context.ts';
import * as S from './play-stake.styles.ts';

/** Quick amounts of the seat that are shown, beside half, double and the most. */
const presetCount = 2;

/** The stake of a play, within the limits of its game. Inside `PlayFrame`. */
export function PlayStake({
  value,
  onValueChange,
}: Pick<MoneyInputProps, 'value' | 'onValueChange'>) {
  const { game, balance, presets } = usePlayFrame();
  const bounds = { currency: game.currency, min: game.minimumStake, max: game.maximumStake };
  return (
    <S.Stake
      {...bounds}
      value={value}
      onValueChange={onValueChange}
      balance={balance ?? undefined}
      presets={presets?.slice(0, presetCount)}
      enterKeyHint="go"
      // The balance stands in the head of the page.
      labelEnd={<MoneyLimits {...bounds} balance={undefined} />}
      size="md"
    />
  );
}
