import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { Combobox } from './combobox.tsx';

const banks = [
  { value: 'bca', label: 'BCA', detail: 'Bank Central Asia' },
  { value: 'bri', label: 'BRI', detail: 'Bank Rakyat Indonesia' },
  { value: 'bni', label: 'BNI', detail: 'Bank Negara Indonesia' },
  { value: 'mandiri', label: 'Mandiri' },
  { value: 'cimb', label: 'CIMB Niaga', disabled: true },
];
const many = Array.from({ length: 240 }, (_, index) => ({
  value: `agent-${index}`,
  label: `agen_${index}`,
  detail: index % 2 === 0 ? 'José Núñez' : 'Siti Rahmawati',
}));

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Bank', items: banks },
  parameters: {
    guide: {
      use: [
        'One choice out of many, found by typing: a bank, an agent, a game.',
        'Choices that must be fetched, with loadItems.',
      ],
      avoid: [
        'A handful that people know: Select.',
        'Free text with suggestions: this field resets text that is not in the list.',
        'Several: MultiSelect.',
      ],
      keyboard: {
        Letters: 'Open the list and narrow it; capitals and diacritics do not matter.',
        '↑, ↓': 'Between the choices.',
        Enter: 'Selects the option.',
        Escape:
          'Closes; pressed again, clears the choice. After a failure, opening again loads again.',
      },
      do: [
        {
          text: 'Mention in the placeholder that users can type.',
          show: () => <Combobox label="Bank" items={banks} placeholder="Ketik nama bank" />,
        },
      ],
      dont: [
        {
          text: 'Repeat the label in the placeholder.',
          show: () => <Combobox label="Bank" items={banks} placeholder="Bank" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <Combobox {...args} />
      <Combobox {...args} defaultValue="mandiri" />
      <Combobox {...args} error="Pilih bank." />
      <Combobox {...args} defaultValue="mandiri" disabled />
      <Combobox {...args} defaultValue="mandiri" clearable={false} hint="Atas nama sendiri" />
      <Combobox {...args} optional placeholder="Semua bank" />
      <Combobox {...args} size="sm" label="Kecil" defaultValue="bca" />
      <Combobox {...args} size="lg" label="Besar" defaultValue="bca" />
    </Grid>
  ),
};

/** Empty, filled and invalid, in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => <Combobox {...args} disabled={disabled} />,
        filled: (disabled) => <Combobox {...args} defaultValue="mandiri" disabled={disabled} />,
        refused: (disabled) => <Combobox {...args} error="Pilih bank." disabled={disabled} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Bank penerbit rekening tujuan penarikan',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    error: 'Pilih bank penerbit rekening.',
    defaultValue: 'mandiri',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'mandiri' },
  decorators: [columnOf(420)],
};

export const ManyItems: Story = {
  args: { label: 'Agen', items: many },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('nunez');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(120));
  },
};

export const Loading: Story = {
  args: { label: 'Agen', items: undefined, loadItems: () => new Promise(() => undefined) },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Mencari…')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { label: 'Agen', items: undefined, loadItems: () => Promise.resolve([]) },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Tidak ada yang cocok.')).toBeVisible());
  },
};

export const Error: Story = {
  args: {
    label: 'Agen',
    items: undefined,
    loadItems: () => Promise.reject(new TypeError('offline')),
  },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Pilihan tidak dapat dimuat.')).toBeVisible());
  },
};

export const Fetched: Story = {
  args: {
    label: 'Agen',
    items: undefined,
    debounceMs: 0,
    loadItems: fn((query: string) =>
      Promise.resolve(many.filter(({ label }) => label.includes(query)).slice(0, 20)),
    ),
  },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('_23');
    await page.findByRole('option', { name: /agen_23\b/ });
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(11));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('combobox')).toHaveValue('agen_23'));
  },
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Bank' });
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('rakyat');
    await expect(await page.findByRole('option', { name: /BRI/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('BRI'));
    await userEvent.keyboard('zzz');
    await page.findByText('Tidak ada yang cocok.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue('BRI'));
  },
};
