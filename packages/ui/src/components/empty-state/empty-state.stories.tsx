import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { EmptyState } from './empty-state.tsx';
import { emptyKinds } from './scenes.tsx';

const onAction = fn();

const meta = {
  title: 'Data/EmptyState',
  component: EmptyState,
  args: {
    kind: 'bets',
    action: (
      <Button variant="soft" onClick={onAction}>
        Ke lobi
      </Button>
    ),
  },
  parameters: {
    guide: {
      use: ['In place of an empty list: what would be here, and one action.'],
      avoid: [
        'For a page that cannot be shown: use ErrorPage.',
        'For a filter that hides everything inside a table: DataTable says so itself.',
      ],
      keyboard: { Tab: 'Reaches the action.' },
      do: [
        {
          text: 'Offer one action, the likeliest.',
          show: () => (
            <EmptyState kind="bets" level={4} action={<Button variant="soft">Ke lobi</Button>} />
          ),
        },
        'Set `level` to fit the heading outline.',
      ],
      dont: [
        {
          text: 'Use promises or exclamation marks.',
          show: () => (
            <EmptyState
              kind="bets"
              level={4}
              title="Ayo menang sekarang!"
              action={
                <Inline>
                  <Button>Main</Button>
                  <Button>Deposit</Button>
                </Inline>
              }
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

const all = () => (
  <Grid columns={{ base: 1, md: 3 }}>
    {emptyKinds.map((kind) => (
      <EmptyState key={kind} kind={kind} />
    ))}
  </Grid>
);

export const Playground: Story = {};

/** All kinds of empty lists. */
export const Matrix: Story = { render: all };

export const Light: Story = { render: all, globals: { look: 'pesisir/light' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    kind: 'results',
    title: 'Tidak ada permainan yang cocok dengan pencarian dan filter Anda',
    body: 'Ubah kata pencarian, hapus filter provider dan kategori, atau kembali ke lobi untuk melihat semuanya.',
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async () => {
    onAction.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
  },
};
