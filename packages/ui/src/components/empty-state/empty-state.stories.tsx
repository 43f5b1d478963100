import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { EmptyState } from './empty-state.tsx';
import { emptyKinds } from './scenes.tsx';

const meta = {
  title: 'Data/EmptyState',
  component: EmptyState,
  args: { kind: 'bets', action: <Button variant="soft">Ke lobi</Button> },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllKinds: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      {emptyKinds.map((kind) => (
        <EmptyState key={kind} kind={kind} />
      ))}
    </Grid>
  ),
};

export const Light: Story = { ...AllKinds, globals: { look: 'pesisir/light' } };
