import { defineGame } from '../../config/own-games.ts';

export const coinGame = defineGame({
  name: 'coin',
  title: 'Coin',
  about: 'Guess a side. A right guess pays 1.96 times the stake.',
  stage: () => import('./stage.tsx'),
  rules: () => import('./rules.ts'),
});
