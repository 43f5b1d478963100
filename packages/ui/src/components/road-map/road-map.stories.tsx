import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoadMap } from './road-map.tsx';
import type { RoadResult } from './roads.ts';

const outcomes = { M: 'meron', W: 'wala', D: 'draw', C: 'cancelled' } as const;

const fights = (letters: string): readonly RoadResult[] =>
  [...letters].map((letter, index) => ({
    number: index + 1,
    result: outcomes[letter as keyof typeof outcomes],
  }));

const meta = {
  title: 'Betting/RoadMap',
  component: RoadMap,
  args: {
    results: fights('MDWMCWWWMMMMWWWMMWMMMMMWMWMMWMDWMMMWMMMWDMMMWMWWMMMM'),
    hasNext: true,
  },
} satisfies Meta<typeof RoadMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = { args: { results: [], hasNext: true } };
export const DragonTail: Story = { args: { results: fights('WMMMMMMMMMMWWWWWWWWM') } };
export const DrawsFirst: Story = { args: { results: fights('DDMMWDD') } };
export const Long: Story = { args: { results: fights('MWMMWDWWMC'.repeat(23)) } };
