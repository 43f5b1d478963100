import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { MultiSelect } from './multi-select.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

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
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Bank', items: banks },
  parameters: {
    guide: {
      unused: 'For forms in which several values are chosen from a long list.',
      use: ['Any number out of many, found by typing: providers, agents, tags.'],
      avoid: ['A few that fit on the page: CheckboxGroup.', 'Exactly one: Combobox.'],
      keyboard: {
        Letters: 'Open the list and narrow it.',
        Enter: 'Selects or deselects the option; the list stays open.',
        '← or Backspace in the empty field': 'To the last chip, or removes it.',
        'Backspace, Delete on a chip': 'Removes it.',
        Escape: 'Closes the list.',
      },
      do: [
        {
          text: 'Say in the hint what an empty field means.',
          show: () => <MultiSelect label="Bank" items={banks} hint="Kosong berarti semua bank." />,
        },
      ],
      dont: [
        {
          text: 'Choose everything to mean “all”: a bank that is added later is then missing.',
          show: () => (
            <MultiSelect
              label="Bank"
              items={banks}
              defaultValue={['bca', 'bri', 'bni', 'mandiri']}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <MultiSelect {...args} />
      <MultiSelect {...args} defaultValue={['mandiri']} />
      <MultiSelect {...args} defaultValue={['mandiri', 'bca', 'bri', 'bni']} />
      <MultiSelect {...args} error="Kolom bank wajib diisi." />
      <MultiSelect {...args} defaultValue={['mandiri', 'bca']} disabled />
      <MultiSelect {...args} optional placeholder="Semua bank" hint="Boleh lebih dari satu" />
    </Grid>
  ),
};

export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => (
          <div style={{ inlineSize: 240 }}>
            <MultiSelect {...args} disabled={disabled} />
          </div>
        ),
        chosen: (disabled) => (
          <div style={{ inlineSize: 240 }}>
            <MultiSelect {...args} defaultValue={['bca', 'bri']} disabled={disabled} />
          </div>
        ),
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
    defaultValue: ['mandiri', 'bca'],
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: ['mandiri', 'bca'] },
  decorators: [columnOf(420)],
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
    await expect(await page.findByRole('button', { name: 'Hapus agen_23' })).toBeVisible();
  },
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = within(canvasElement).getByRole('combobox', { name: 'Bank' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('rakyat{Enter}');
    await userEvent.keyboard('mandi{Enter}{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Hapus BRI' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('button', { name: 'Hapus BRI' })).toBeNull(),
    );
    await expect(
      within(canvasElement).getByRole('button', { name: 'Hapus Mandiri' }),
    ).toBeVisible();
  },
};
