import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { PhoneField } from './phone-field.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Nomor ponsel' },
  parameters: {
    guide: {
      unused: 'For a partner that asks for phone numbers with the code of a country.',
      use: ['A mobile number in South-East Asia, typed the way people write it at home.'],
      avoid: ['A number that is not called, such as an account: TextField.'],
      keyboard: {
        Tab: 'From the country to the number.',
        '↑, ↓, letters': 'On the country: choose another.',
        Paste: 'A number with a dialling code selects its country.',
      },
      do: [
        {
          text: 'Leave the dialling code to the list of countries.',
          show: () => <PhoneField label="Nomor ponsel" defaultValue="+6281234567890" />,
        },
      ],
      dont: [
        {
          text: 'Repeat the dialling code in the label: it is wrong as soon as another country is chosen.',
          show: () => <PhoneField label="Nomor ponsel (+62)" defaultValue="+639171234567" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <PhoneField {...args} />
      <PhoneField {...args} defaultValue="+6281234567890" />
      <PhoneField {...args} defaultValue="+639171234567" hint="Filipina" />
      <PhoneField {...args} defaultValue="0812" />
      <PhoneField {...args} error="Nomor ponsel sudah dipakai." defaultValue="+6281234567890" />
      <PhoneField {...args} disabled defaultValue="+6281234567890" />
      <PhoneField {...args} defaultCountry="SG" optional />
      <PhoneField {...args} size="sm" label="Kecil" />
      <PhoneField {...args} size="lg" label="Besar" />
    </Grid>
  ),
};

export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => (
          <div style={{ inlineSize: 260 }}>
            <PhoneField {...args} disabled={disabled} />
          </div>
        ),
        filled: (disabled) => (
          <div style={{ inlineSize: 260 }}>
            <PhoneField {...args} defaultValue="+6281234567890" disabled={disabled} />
          </div>
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Nomor ponsel yang terhubung dengan dompet digital',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    error: 'Format nomor ponsel tidak valid.',
    defaultValue: '0812 3456 7890 1234 5678',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '+6281234567890' },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Nomor ponsel' });
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Kode negara' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('0812-3456-7890');
    await userEvent.tab();
    await expect(field).toHaveValue('0812 3456 7890');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('+63 917 123 4567');
    await expect(canvas.getByRole('combobox')).toHaveValue('PH');
  },
};
