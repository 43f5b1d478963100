import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

const path = [
  { label: 'Dasbor', href: '#dashboard' },
  { label: 'Pengguna', href: '#user' },
  { label: 'player', href: '#player' },
  { label: 'Dompet', href: '#wallet' },
  { label: 'Mutasi saldo' },
];

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: path },
  parameters: {
    guide: {
      use: ['Pages three levels deep or more, mostly in the back office.'],
      avoid: [
        'Pages of one level: the navigation shows the current page.',
        'Steps of a task: they are not pages.',
      ],
      keyboard: { Tab: 'From one parent page to the next; the current page is not a link.' },
      do: [
        {
          text: 'Name each page as its own heading does.',
          show: () => <Breadcrumbs items={path.slice(0, 3)} />,
        },
      ],
      dont: [
        {
          text: 'Name the kind of page: the user cannot tell which user this is.',
          show: () => (
            <Breadcrumbs
              items={[
                { label: 'Beranda', href: '#dashboard' },
                { label: 'Daftar', href: '#user' },
                { label: 'Rincian' },
              ]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Breadcrumbs aria-label="Dua halaman" items={path.slice(-2)} />
      <Breadcrumbs aria-label="Empat halaman" items={path.slice(-4)} />
      <Breadcrumbs aria-label="Dilipat" items={path} />
      <Breadcrumbs aria-label="Semua" items={path} maxItems={10} />
    </Stack>
  ),
};

export const States: Story = {
  parameters: shownStates,
  render: () => (
    <StatesTable
      rows={{
        'two pages': (disabled, state) =>
          disabled ? undefined : <Breadcrumbs aria-label={state} items={path.slice(-2)} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    items: [
      { label: 'Pengguna di bawah jaringan agen', href: '#user' },
      { label: 'nama_pengguna_yang_sangat_panjang_sekali', href: '#player' },
      { label: 'Mutasi saldo sejak awal' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dasbor' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'player' })).toBeVisible();
    await expect(canvas.getByText('Mutasi saldo')).toHaveAttribute('aria-current', 'page');
  },
};
