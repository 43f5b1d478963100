import type { ProviderRegistration } from '@lobi/core/contract';

/** A provider with one game, which every test knows as `coin`. */
export const studio = (code: string): ProviderRegistration => ({
  code,
  name: `Studio ${code}`,
  origin: `https://${code}.example`,
  secret: `secret of ${code}, long enough`,
  games: [
    {
      id: 'coin',
      title: `Koin ${code}`,
      category: 'casino',
      path: '/coin',
      minimumStake: '10',
      maximumStake: '5000',
      demo: true,
    },
  ],
});
