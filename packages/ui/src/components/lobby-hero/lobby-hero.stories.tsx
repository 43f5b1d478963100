import type { Meta, StoryObj } from '@storybook/react-vite';
import { sixArenas } from '../../testing/lobby-fixtures.ts';
import { LobbyHero } from './lobby-hero.tsx';

const [open, , , lastCall, waiting] = sixArenas;
if (!open || !lastCall || !waiting) throw new Error('The fixtures hold too few arenas');

const meta = {
  title: 'Games/LobbyHero',
  component: LobbyHero,
  args: { game: open, href: '#game', howToHref: '#how' },
} satisfies Meta<typeof LobbyHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const LastCall: Story = { args: { game: lastCall } };
export const Waiting: Story = { args: { game: waiting } };
export const Guest: Story = { args: { guest: true } };
