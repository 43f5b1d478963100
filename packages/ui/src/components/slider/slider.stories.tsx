import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Volume', defaultValue: 40, format: (value: number) => `${value}%` },
  parameters: {
    guide: {
      unused:
        'For a value where the exact number matters little; amounts and limits of the app are typed.',
      use: [
        'An approximate value between two bounds: volume, zoom.',
        'A range of two values, for a filter.',
      ],
      avoid: [
        'An exact figure: NumberField or MoneyInput. Rp 1.250.000 is hard to hit by dragging.',
        'A few fixed steps with names: SegmentedControl.',
      ],
      keyboard: {
        '←, →, ↑, ↓': 'One step; with Shift or Page Up and Page Down ten steps.',
        'Home, End': 'Minimum and maximum.',
        Tab: 'From one thumb of a range to the other.',
      },
      do: [
        {
          text: 'Set an approximate value with immediate effect.',
          show: () => <Slider label="Volume" defaultValue={40} format={(value) => `${value}%`} />,
        },
      ],
      dont: [
        {
          text: 'Set an amount of money: the exact figure is hard to reach.',
          show: () => (
            <Slider
              label="Batas deposit"
              defaultValue={40}
              format={(value) => `Rp ${value * 25}.000`}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <Slider {...args} />
      <Slider {...args} marks={[{ value: 0 }, { value: 50 }, { value: 100 }]} />
      <Slider
        {...args}
        label="Taruhan minimal (ribu)"
        defaultValue={[10, 60]}
        step={5}
        format={undefined}
        marks={[{ value: 0, label: 'Semua' }, { value: 25 }, { value: 50 }, { value: 100 }]}
      />
      <Slider {...args} error="Volume minimal 50%." />
      <Slider {...args} disabled />
      <Slider {...args} defaultValue={[20, 80]} disabled hint="Menunggu data" />
      <Slider {...args} label="Di ujung awal" defaultValue={0} />
      <Slider {...args} label="Di ujung akhir" defaultValue={100} />
    </Grid>
  ),
};

/** Both variants in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => {
    const column = { inlineSize: 160 } as const;
    return (
      <StatesTable
        rows={{
          'One value': (disabled, state) => (
            <div style={column}>
              <Slider {...args} label={state} disabled={disabled} />
            </div>
          ),
          Range: (disabled, state) => (
            <div style={column}>
              <Slider {...args} label={state} defaultValue={[20, 80]} disabled={disabled} />
            </div>
          ),
        }}
      />
    );
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Volume suara permainan langsung',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    marks: [
      { value: 0, label: 'Tanpa suara' },
      { value: 100, label: 'Paling keras' },
    ],
    error: 'Volume suara minimal 50%.',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { marks: [{ value: 0 }, { value: 100 }] },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Volume' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '41%');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '100%');
    await userEvent.keyboard('{Home}');
    await expect(within(canvasElement).getByText('0%')).toBeVisible();
  },
};
