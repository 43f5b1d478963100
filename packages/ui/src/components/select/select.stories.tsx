import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Peran',
    items: [
      { value: 'player', label: 'Pemain' },
      { value: 'agent', label: 'Agen' },
      { value: 'admin', label: 'Admin', disabled: true },
    ],
  },
  parameters: {
    guide: {
      use: [
        'One choice out of about four to fifteen that people know: a role, a status, a currency.',
      ],
      avoid: [
        'More than fifteen, or names to search for: Combobox.',
        'Two or three that matter: RadioGroup or SegmentedControl, which show all of them.',
        'Choices that differ in more than their name: RadioCards.',
      ],
      keyboard: {
        'Enter, Space, ↓': 'Opens the list.',
        '↑, ↓, Home, End': 'Between the choices; typing letters jumps to a choice.',
        Enter: 'Selects the option and returns the focus.',
        Escape: 'Closes without a change.',
      },
      do: [
        {
          text: 'Name the thing in the label.',
          show: () => (
            <Select
              label="Peran"
              placeholder="Pilih peran"
              items={[
                { value: 'player', label: 'Pemain' },
                { value: 'agent', label: 'Agen' },
              ]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Give an instruction as the label: it does not say what is chosen.',
          show: () => (
            <Select
              label="Pilih salah satu"
              items={[
                { value: 'player', label: 'Pemain' },
                { value: 'agent', label: 'Agen' },
              ]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <Select {...args} />
      <Select {...args} defaultValue="agent" />
      <Select {...args} error="Pilih peran." />
      <Select {...args} defaultValue="agent" disabled />
      <Select {...args} defaultValue="agent" hint="Menentukan halaman yang dapat dibuka" />
      <Select {...args} optional placeholder="Semua peran" />
      <Select {...args} size="sm" label="Kecil" defaultValue="player" />
    </Grid>
  ),
};

/** Every variant in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        'nothing chosen': (disabled) => <Select {...args} disabled={disabled} />,
        chosen: (disabled) => <Select {...args} defaultValue="agent" disabled={disabled} />,
        refused: (disabled) => <Select {...args} error="Pilih peran." disabled={disabled} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Peran pengguna baru di dalam jaringan agen',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    error: 'Pilih peran pengguna baru.',
    items: [
      {
        value: 'agent',
        label: 'Agen utama dengan wewenang mengisi saldo seluruh jaringan di bawahnya',
      },
    ],
    defaultValue: 'agent',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'agent' },
  decorators: [columnOf(420)],
};

/** Empty elements that Base UI uses to move the focus; they never retain it. */
const withoutGuards = { a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } } };

export const ManyItems: Story = {
  parameters: withoutGuards,
  args: {
    label: 'Agen',
    items: Array.from({ length: 200 }, (_, index) => ({
      value: `agent-${index}`,
      label: `agen_${index}`,
    })),
  },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('listbox');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(page.getByRole('option', { name: 'agen_199' })).toHaveFocus());
  },
};

export const DrawnItems: Story = {
  parameters: withoutGuards,
  args: {
    label: 'Rekening Tujuan',
    items: [
      { value: 'bca', label: 'BCA · 1234' },
      { value: 'mandiri', label: 'Mandiri · 8890' },
    ],
    renderItem: (item) => (
      <>
        {item.label}
        <br />
        <Text as="span" size="sm" tone="muted">
          Siti Rahmawati
        </Text>
      </>
    ),
  },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await within(canvasElement.ownerDocument.body).findByRole('listbox');
  },
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox', { name: /Peran/ });
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('listbox');
    await userEvent.keyboard('Agen{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Agen'));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
