import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../primitives/badge/badge.tsx';
import { Grid } from '../../../primitives/grid/grid.tsx';
import {
  baccaratRound,
  dealtRound,
  naturalCoup,
  sixCardCoup,
  tieCoup,
} from '../../../testing/baccarat-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { CoupCards, type CoupCardsProps } from './coup-cards.tsx';

const onTable = (props: CoupCardsProps) => (
  <div style={{ padding: 16, borderRadius: 20, background: '#14294a' }}>
    <CoupCards {...props} />
  </div>
);

const meta = {
  title: 'Games/CoupCards',
  component: CoupCards,
  tags: ['display'],
  args: { round: dealtRound(sixCardCoup) },
  render: onTable,
  decorators: [columnOf(620)],
  parameters: {
    guide: {
      use: ['On the picture of a baccarat table: both hands as they are dealt.'],
      avoid: ['For past rounds: RoadMap.'],
      do: [
        {
          text: 'Show both hands with their points.',
          show: () => onTable({ round: dealtRound(sixCardCoup) }),
        },
        'Give the clock of the server: a late viewer sees the cards that are already dealt.',
      ],
      dont: [
        {
          text: 'Name the winner alone: the player cannot check the result.',
          show: () => <Badge tone="accent">Banker menang</Badge>,
        },
      ],
      accessibility: [
        'Announces the result with the points of both sides once all cards are dealt.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CoupCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { round: baccaratRound(0, { coup: sixCardCoup }) },
};
export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1100 },
  render: () => (
    <Grid minColumn="320px" gap={5}>
      {onTable({ round: baccaratRound(9_000) })}
      {onTable({ round: dealtRound(sixCardCoup) })}
      {onTable({ round: dealtRound(naturalCoup) })}
      {onTable({ round: dealtRound(tieCoup) })}
    </Grid>
  ),
};
export const Empty: Story = { args: { round: null } };
export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [columnOf(288)] };
export const Rtl: Story = { globals: { direction: 'rtl' } };
