import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { Money } from '../money/money.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ReadOnlyField } from './read-only-field.tsx';

const meta = {
  title: 'Forms/ReadOnlyField',
  component: ReadOnlyField,
  args: { label: 'Kode Referral', value: 'NUSA7K' },
  parameters: {
    guide: {
      use: [
        'A fact among fields that cannot be changed here: the inviter, the account of the brand.',
        'With `copyText` it can be copied.',
      ],
      avoid: [
        'A field that is only temporarily disabled: the field itself, disabled or in a read-only form.',
        'Many facts: DescriptionList.',
      ],
      keyboard: { 'Tab, Enter': 'To the copy button, and copies.' },
      do: [
        {
          text: 'Show a fact as text with its label.',
          show: () => <ReadOnlyField label="Kode Referral" value="NUSA7K" copyText="NUSA7K" />,
        },
      ],
      dont: [
        {
          text: 'Disable a TextField instead: it looks as if it could be enabled, and it is harder to read.',
          show: () => <TextField label="Kode Referral" defaultValue="NUSA7K" disabled />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ReadOnlyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <ReadOnlyField {...args} />
      <ReadOnlyField {...args} copyText="NUSA7K" />
      <ReadOnlyField {...args} copyText="NUSA7K" hint="Bagikan kepada pemain baru" />
      <ReadOnlyField label="Saldo" value={<Money value="1250000" currency="IDR" />} />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Nomor rekening tujuan dan nama pemiliknya',
    value: '1234 5678 9012 3456 a.n. PT Lentera Pasar Malam Nusantara',
    copyText: '1234567890123456',
    hint: 'Pastikan nama pemilik rekening sama dengan yang tertulis di atas',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { copyText: 'NUSA7K' },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  args: { copyText: 'NUSA7K' },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: /Kode Referral/ }),
    ).toHaveFocus();
  },
};
