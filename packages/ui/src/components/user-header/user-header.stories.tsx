import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { sampleAgent } from '../../testing/user-fixtures.ts';
import { UserHeader } from './user-header.tsx';

const onChange = fn();

const meta = {
  title: 'Back office/UserHeader',
  component: UserHeader,
  args: {
    user: sampleAgent,
    earnings: '2846300',
    parentHref: '#lentera_timur',
    actions: (
      <>
        <Button variant="outline" onClick={onChange}>
          Ubah status
        </Button>
        <Button variant="soft">Isi saldo</Button>
      </>
    ),
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['At the head of every page about one user.'],
      avoid: ['In lists and results: use UserCard, or a row of DataTable.'],
      keyboard: { Tab: 'The actions, then the agent above.' },
      do: [
        {
          text: 'Give only the actions that the user may take.',
          show: () => (
            <UserHeader user={sampleAgent} actions={<Button variant="soft">Isi saldo</Button>} />
          ),
        },
      ],
      dont: [
        {
          text: 'Disable an action that the viewer’s role does not allow: leave it out.',
          show: () => (
            <UserHeader
              user={sampleAgent}
              actions={
                <>
                  <Button variant="soft">Isi saldo</Button>
                  <Button variant="outline" disabled>
                    Ubah status
                  </Button>
                </>
              }
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof UserHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const statuses = ['activated', 'pending', 'restricted', 'blocked'] as const;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="960px" gap={5}>
      {statuses.map((status) => (
        <UserHeader
          {...args}
          key={status}
          user={{ ...sampleAgent, id: status, username: `agen_${status}`, status }}
        />
      ))}
    </Grid>
  ),
};

export const Loading: Story = { args: { user: undefined } };

export const Error: Story = {
  args: { user: undefined, error: 'Pengguna tidak dapat dimuat.', onRetry: fn() },
};

export const Empty: Story = {
  args: {
    user: { ...sampleAgent, parent: null, lastLoginAt: null },
    earnings: undefined,
    actions: undefined,
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    user: {
      ...sampleAgent,
      username: 'nama_pengguna_yang_sangat_panjang_sekali',
      wallet: { ...sampleAgent.wallet, balance: '98765432100000' },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ubah status' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Isi saldo' })).toHaveFocus();
  },
};
