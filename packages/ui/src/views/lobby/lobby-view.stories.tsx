import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LobbyView } from './lobby-view.tsx';
import { manyGames, sixArenas, someResults } from '../../testing/lobby-fixtures.ts';

const meta = {
  title: 'Screens/Lobby',
  component: LobbyView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: '16px var(--lobi-page-gutter) 64px' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    games: sixArenas,
    status: 'ready',
    category: 'all',
    onCategory: fn(),
    query: '',
    onQuery: fn(),
    hrefFor: (game) => `#${game.id}`,
    onRetry: fn(),
    recentResults: someResults,
  },
} satisfies Meta<typeof LobbyView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SixArenas: Story = {};
export const FullHouse: Story = {
  args: {
    games: manyGames,
    continueGames: sixArenas.slice(0, 3),
    popularGames: manyGames.slice(6, 14),
    newGames: manyGames.slice(14, 22),
    providerHref: (provider) => `#${provider}`,
    wins: [
      {
        id: 'win-1',
        name: 'and***7',
        gameTitle: 'Lentera Tiga',
        stake: '50000',
        payout: '1250000',
      },
      { id: 'win-2', name: 'sit***a', gameTitle: 'Dadu', stake: '10000', payout: '19800' },
    ],
  },
};
/** A jackpot is above the rails, and its amount on the tiles of its games. */
export const Jackpots: Story = {
  args: {
    games: manyGames,
    jackpots: [
      {
        id: 'night-market',
        name: 'Jackpot Pasar Malam',
        amount: '31284350',
        lastPaidAt: '2026-11-14T13:20:00.000Z',
        games: manyGames.slice(6, 8).map(({ id, title }) => ({ id, title, href: `#${id}` })),
      },
    ],
  },
};
export const Guest: Story = { args: { isGuest: true, recentResults: [] } };
export const Category: Story = { args: { games: manyGames, category: 'fishing' } };
export const Search: Story = { args: { games: manyGames, query: 'aerna' } };
export const NoResults: Story = { args: { query: 'qwertz' } };
export const Empty: Story = { args: { games: [] } };
export const Loading: Story = { args: { games: [], status: 'loading' } };
export const Failed: Story = { args: { games: [], status: 'error' } };
export const Offline: Story = { args: { games: [], status: 'offline' } };
