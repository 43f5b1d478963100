import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { TextArea } from './text-area.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Catatan', hint: 'Hanya staf yang dapat membaca' },
  parameters: {
    guide: {
      use: [
        'Several lines of free text: a note, a reason, an answer.',
        'It grows with the text, so that all of it stays visible.',
      ],
      avoid: ['One line: TextField.'],
      keyboard: { Enter: 'A new line; it does not send the form.' },
      do: [
        {
          text: 'Put the explanation into `hint`, where it stays while the user types.',
          show: () => (
            <TextArea
              label="Catatan"
              hint="Hanya staf yang dapat membaca"
              defaultValue="Bukti transfer tidak lengkap."
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Put the explanation into `placeholder`: it is gone with the first letter.',
          show: () => (
            <TextArea
              label="Catatan"
              placeholder="Hanya staf yang dapat membaca"
              defaultValue="Bukti transfer tidak lengkap."
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <TextArea {...args} placeholder="Apa yang terjadi?" />
      <TextArea
        {...args}
        defaultValue="Nama pengirim berbeda dengan nama akun. Bukti transfer sudah diminta, menunggu jawaban pemain."
        counter
        maxLength={200}
      />
      <TextArea {...args} error="Kolom catatan wajib diisi." />
      <TextArea {...args} defaultValue="Sudah diperiksa." disabled />
      <TextArea {...args} defaultValue="Sudah diperiksa." readOnly />
      <TextArea {...args} optional rows={1} hint={undefined} placeholder="Satu baris" />
      <TextArea
        {...args}
        label="Tiga baris, lalu digulir"
        maxRows={3}
        hint={undefined}
        defaultValue={'Satu\nDua\nTiga\nEmpat\nLima'}
      />
      <TextArea {...args} label="Tinggi tetap" autosize={false} hint={undefined} />
    </Grid>
  ),
};

export const States: Story = {
  parameters: shownStates,
  render: ({ hint: _hint, ...args }) => (
    <StatesTable
      rows={{
        empty: (disabled) => <TextArea {...args} disabled={disabled} />,
        filled: (disabled) => (
          <TextArea {...args} defaultValue="Bukti transfer tidak lengkap." disabled={disabled} />
        ),
        refused: (disabled) => (
          <TextArea {...args} error="Kolom catatan wajib diisi." disabled={disabled} />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Alasan penolakan yang akan dibaca pemain',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    error: 'Alasan penolakan maksimal 200 karakter.',
    defaultValue: 'Nama pengirim di bukti transfer berbeda dengan nama pemilik akun.',
    counter: true,
    maxLength: 200,
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'Sudah diperiksa.' },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const { height } = field.getBoundingClientRect();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('satu{Enter}dua{Enter}tiga{Enter}empat{Enter}lima');
    await expect(field).toHaveValue('satu\ndua\ntiga\nempat\nlima');
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};
