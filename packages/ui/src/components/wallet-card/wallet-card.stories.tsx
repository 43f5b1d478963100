import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { WalletCard, type WalletWithOwner } from './wallet-card.tsx';

const wallet: WalletWithOwner = {
  id: '48213',
  balance: '2184500',
  held: '2000000',
  available: '184500',
  currency: 'IDR',
  owner: { id: 'user-1', username: 'siti_rahma', role: 'player', status: 'activated' },
};
const ownedBy = (owner: Partial<WalletWithOwner['owner']>): WalletWithOwner => ({
  ...wallet,
  owner: { ...wallet.owner, ...owner },
});
const topUp = fn();
const actions = (
  <>
    <Button onClick={topUp}>Isi saldo</Button>
    <Button variant="outline">Tarik saldo</Button>
  </>
);

const meta = {
  title: 'Money/WalletCard',
  component: WalletCard,
  args: { wallet },
  parameters: {
    guide: {
      use: [
        'Head of every page about one wallet: ledger, transactions, bets, earnings.',
        'Wherever balance, held and available amounts must be shown separately.',
      ],
      avoid: [
        'The user’s own balance in the navbar: WalletChip.',
        'A row of a list of wallets: DataTable.',
      ],
      keyboard: { Tab: 'Goes to the name, if it is a link, then through the actions.' },
      do: [
        {
          text: 'Leave out actions that the viewer may not take.',
          show: () => <WalletCard wallet={wallet} actions={<Button>Isi saldo</Button>} />,
        },
      ],
      dont: [
        {
          text: 'Disable actions that the viewer may never take.',
          show: () => (
            <WalletCard
              wallet={wallet}
              actions={
                <>
                  <Button>Isi saldo</Button>
                  <Button variant="outline" disabled>
                    Tarik saldo
                  </Button>
                </>
              }
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof WalletCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { actions } };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <WalletCard aria-label="Dompet pemain" wallet={wallet} />
      <WalletCard
        aria-label="Dompet agen"
        wallet={ownedBy({ username: 'nusa_bali', role: 'agent' })}
        ownerName={<KitLink href="#user">nusa_bali</KitLink>}
        actions={actions}
      />
      <WalletCard aria-label="Dompet diblokir" wallet={ownedBy({ status: 'blocked' })} />
      <WalletCard aria-label="Dompet dibatasi" wallet={ownedBy({ status: 'restricted' })} />
      <WalletCard aria-label="Dompet menunggu" wallet={ownedBy({ status: 'pending' })} />
      <WalletCard aria-label="Dompet dimuat" wallet={null} actions={actions} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    actions,
    wallet: {
      ...ownedBy({ username: 'perwakilan.nusa.tenggara.barat.2026', status: 'pending' }),
      id: '01981f6e-7c3a-7b5e-9d2f-3b1a5c7e9f01',
      balance: '999999999999',
      held: '123456789012',
      available: '876543210987',
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { actions } };

export const Interaction: Story = {
  args: { actions, ownerName: <KitLink href="#user">siti_rahma</KitLink> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'siti_rahma' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(topUp).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { wallet: null } };

/** A wallet without any entries. */
export const Empty: Story = {
  args: { wallet: { ...wallet, balance: '0', held: '0', available: '0' }, actions },
};
