import { useGamePlays, type StageProps } from '../../index.ts';
import { Button, Text } from '@lobi/ui';
import { PlayFrame, StakePanel } from '@lobi/ui/stages';
import { useState } from 'react';
import { coinRules } from './rules.ts';

const payouts = [{ result: 'A right guess', pays: '1.96×' }];

/** Stage of the coin game. It shows the result and computes none. */
export default function CoinStage({ game }: StageProps) {
  const [side, setSide] = useState('left');
  const [amount, setAmount] = useState<string | null>(null);
  const { play, plays, seat, isLoading } = useGamePlays(game, { rules: coinRules, payouts });
  if (isLoading) return null;
  const [last] = plays;
  const shown = last && String(last.outcome?.['side']);
  return (
    <PlayFrame
      seat={seat}
      last={
        last
          ? { id: last.id, amount: last.amount, payout: last.payout ?? '0', result: shown }
          : null
      }
      screen={<Text>{shown ?? '?'}</Text>}
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb="Play"
          onPlay={(stake) => play({ side }, stake)}
        >
          {['left', 'right'].map((name) => (
            <Button key={name} aria-pressed={name === side} onClick={() => setSide(name)}>
              {name}
            </Button>
          ))}
        </StakePanel>
      }
    />
  );
}
