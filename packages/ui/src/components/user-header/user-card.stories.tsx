import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { sampleAgent } from '../../testing/user-fixtures.ts';
import { UserCard } from './user-card.tsx';

const onChange = fn();

const meta = {
  title: 'Back office/UserCard',
  component: UserCard,
  args: {
    user: sampleAgent,
    earnings: '2846300',
    href: '#nusa_bali',
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
      unused: 'For lists of users as cards; the app has UserHeader and tables.',
      use: ['One of several users: in results, beside a request, in a grid.'],
      avoid: [
        'As the header of a page: use UserHeader.',
        'For many users to be compared: use DataTable.',
      ],
      keyboard: { Tab: 'The name, when it is a link, then the actions.' },
      do: [
        {
          text: 'Offer the one or two actions that belong to the list around it.',
          show: () => (
            <UserCard user={sampleAgent} actions={<Button variant="soft">Isi saldo</Button>} />
          ),
        },
      ],
      dont: [
        {
          text: 'Repeat all actions of the page of the user.',
          show: () => (
            <UserCard
              user={sampleAgent}
              actions={
                <>
                  {['Isi saldo', 'Tarik saldo', 'Ubah status', 'Ubah peran', 'Kirim pesan'].map(
                    (label) => (
                      <Button key={label} variant="outline">
                        {label}
                      </Button>
                    ),
                  )}
                </>
              }
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof UserCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const statuses = ['activated', 'pending', 'restricted', 'blocked'] as const;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="280px" gap={5}>
      {statuses.map((status) => (
        <UserCard
          {...args}
          key={status}
          user={{ ...sampleAgent, id: status, username: `agen_${status}`, status }}
        />
      ))}
    </Grid>
  ),
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
