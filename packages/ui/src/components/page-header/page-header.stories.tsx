import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Divider } from '../../primitives/divider/divider.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { SegmentNav } from '../segment-nav/segment-nav.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Navigation/PageHeader',
  component: PageHeader,
  args: {
    title: 'Mutasi saldo',
    description: 'Setiap perubahan saldo sejak akun dibuka.',
    back: { href: '#wallet', label: 'Kembali ke dompet' },
    breadcrumbs: [
      { label: 'Dasbor', href: '#dashboard' },
      { label: 'Dompet', href: '#wallet' },
      { label: 'Mutasi saldo' },
    ],
    actions: (
      <>
        <Button variant="outline">Unduh CSV</Button>
        <Button>Deposit</Button>
      </>
    ),
    tabs: (
      <SegmentNav
        label="Bagian dompet"
        items={[
          { href: '#summary', label: 'Ringkasan' },
          { href: '#ledger', label: 'Mutasi saldo', current: true },
        ]}
      />
    ),
  },
  parameters: {
    guide: {
      use: ['At the top of every page that is not a game: it holds the only `h1`.'],
      avoid: [
        'Headings of sections: Heading with its own level.',
        'Both a back link and breadcrumbs on pages of two levels: one is enough.',
      ],
      keyboard: { Tab: 'Breadcrumbs, back, actions, parts: in the order of reading.' },
      do: [
        {
          text: 'Put the one main action last; on a phone the actions share a row.',
          show: () => (
            <PageHeader
              title="Mutasi saldo"
              actions={
                <>
                  <Button variant="outline">Unduh CSV</Button>
                  <Button>Deposit</Button>
                </>
              }
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Give two actions the same emphasis: neither is the main one.',
          show: () => (
            <PageHeader
              title="Mutasi saldo"
              actions={
                <>
                  <Button>Deposit</Button>
                  <Button>Unduh CSV</Button>
                </>
              }
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <PageHeader title="Dasbor" />
      <Divider />
      <PageHeader title="player" size="lg" badge={<Badge tone="success">Aktif</Badge>} />
      <Divider />
      <PageHeader {...args} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    title: 'Mutasi saldo nama_pengguna_yang_sangat_panjang_sekali sejak akun dibuka',
    actions: <Button>Unduh seluruh mutasi sebagai CSV</Button>,
    tabs: undefined,
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const order = ['Dasbor', 'Dompet', 'Kembali ke dompet', 'Unduh CSV', 'Deposit', 'Ringkasan'];
    for (const name of order) {
      await userEvent.tab();
      await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName(name);
    }
  },
};
