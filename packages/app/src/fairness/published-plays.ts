import type { VerifierValues } from '@lobi/ui/games';

const play: VerifierValues = {
  game: '',
  serverSeed: '',
  commitment: '',
  clientSeed: '',
  nonce: '1',
  amount: '10000',
  currency: 'IDR',
  choice: '',
  outcome: '',
  payout: '',
};

const salt = '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526';
const seed = 'server seed';
const seedHash = 'a4e53dc2f480b8fce6fe688b1317658b446299df23ad533394406427c8c19557';

/**
 * Plays and rounds that other operators have published, as examples for the verifier: our formulas compute
 * the same results.
 * @source ours – published by Stake and bustabit
 */
export const publishedPlays: readonly {
  readonly label: string;
  readonly values: VerifierValues;
}[] = [
  {
    label: 'Dice 77.18',
    values: {
      ...play,
      game: 'dice',
      serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
      clientSeed: 'bb62964774',
      choice: '{ "direction": "over", "target": 5000 }',
      outcome: '{ "roll": 7718 }',
    },
  },
  {
    label: 'Dice 19.59',
    values: {
      ...play,
      game: 'dice',
      serverSeed: 'a9a09f7f84c9dc6d4f46f9b702d8e7e211e1fc219ac10e1145c4ca032eb000c6',
      clientSeed: '3c83fc7e07',
      nonce: '3',
      choice: '{ "direction": "under", "target": 5000 }',
      outcome: '{ "roll": 1959 }',
    },
  },
  ...['13200', '18300', '42800'].map((resultBp, index) => ({
    label: `Limbo ${Number(resultBp) / 10_000}×`,
    values: {
      ...play,
      game: 'limbo',
      serverSeed: seed,
      commitment: seedHash,
      clientSeed: 'client seed',
      nonce: String(index + 1),
      choice: '{ "targetBp": 20000 }',
      outcome: `{ "resultBp": ${resultBp} }`,
    },
  })),
  {
    label: 'Crash 1.26×',
    values: {
      ...play,
      game: 'crash',
      serverSeed: 'b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba',
      commitment: '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
      clientSeed: salt,
      outcome: '{ "pointBp": 12600 }',
    },
  },
  {
    label: 'Crash 1.18×',
    values: {
      ...play,
      game: 'crash',
      serverSeed: '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
      commitment: 'cb7da3ec6cb68d4c0fccd9640641cabcac641f12ff97e7314ec3e074ac0981e0',
      clientSeed: salt,
      outcome: '{ "pointBp": 11800 }',
    },
  },
];
