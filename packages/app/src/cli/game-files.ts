/** Files of a new game by their name. The tests of this package play them under the name `coin`. */
export const gameFiles = (name: string, pascal: string) => ({
  'game.ts': `import { defineGame } from '@lobi/app/brand';

export const ${name}Game = defineGame({
  name: '${name}',
  title: '${pascal}',
  about: 'Guess a side. A right guess pays 1.96 times the stake.',
  stage: () => import('./stage.tsx'),
  rules: () => import('./rules.ts'),
});
`,
  'rules.ts': `import { defineGameRules, ratio, readInput, type InstantGame } from '@lobi/core/games';
import * as z from 'zod/mini';

const choice = z.strictObject({ side: z.enum(['left', 'right']) });

/** Returns the payout of a correct guess: 1.96 times the stake, rounded down. */
const paid = (stake: bigint): bigint => (stake * 196n) / 100n;

/** A coin toss. Pure: used by the server to pay, and by the page to verify. */
export const ${name}Rules: InstantGame<z.output<typeof choice>> = {
  id: '${name}',
  pace: 'casino',
  words: 1,
  returnBp: { minimumBp: 9_800, maximumBp: 9_800 },
  readInput: (value) => readInput(choice, value),
  play: ({ side: guessed }, stake, draw) => {
    const side = draw.below(2) === 0 ? 'left' : 'right';
    return { side, payout: side === guessed ? paid(stake) : 0n };
  },
  maximumPayout: (_, stake) => paid(stake),
  rtp: () => ratio(196n, 200n),
};

export default defineGameRules({
  name: '${name}',
  category: 'casino',
  sample: { side: 'left' },
  titles: [['${name}', '${pascal}', 'Own studio']],
  rules: [${name}Rules],
});
`,
  'stage.tsx': `import { useGamePlays, type StageProps } from '@lobi/app';
import { Button, Text } from '@lobi/ui';
import { PlayFrame, StakePanel } from '@lobi/ui/stages';
import { useState } from 'react';
import { ${name}Rules } from './rules.ts';

const payouts = [{ result: 'A right guess', pays: '1.96×' }];

/** Stage of the ${name} game. It shows the result and computes none. */
export default function ${pascal}Stage({ game }: StageProps) {
  const [side, setSide] = useState('left');
  const [amount, setAmount] = useState<string | null>(null);
  const { play, plays, seat, isLoading } = useGamePlays(game, { rules: ${name}Rules, payouts });
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
`,
});
