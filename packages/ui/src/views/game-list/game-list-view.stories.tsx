import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { manyGames } from '../../testing/lobby-fixtures.ts';
import { GameListView } from './game-list-view.tsx';

const meta = {
  title: 'Screens/Game list',
  component: GameListView,
  args: {
    title: 'Slot',
    back: { href: '#lobby', label: 'Lobi' },
    games: manyGames.filter(({ category }) => category !== 'cockfight'),
    status: 'ready',
    onRetry: fn(),
    hrefFor: ({ id }) => `#${id}`,
    sort: 'title',
    onSortChange: fn(),
  },
} satisfies Meta<typeof GameListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Category: Story = {
  args: { providers: [], onProvidersChange: fn(), onFavouriteChange: fn() },
};
export const Provider: Story = {
  args: { title: 'Kala Studio', onFavouriteChange: fn() },
};
export const Sorts: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Terbaru' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('new');
  },
};
export const Popular: Story = {
  args: { sort: 'popular', popular: ['slots-3', 'crash-1'] },
};
export const Locked: Story = { args: { locked: true } };
export const Empty: Story = { args: { games: [] } };
export const Loading: Story = { args: { games: [], status: 'loading' } };
export const Failed: Story = { args: { games: [], status: 'error' } };
export const Offline: Story = { args: { games: [], status: 'offline' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
