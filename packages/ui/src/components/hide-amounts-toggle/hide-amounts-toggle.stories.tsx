import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Money } from '../money/money.tsx';
import { HideAmountsToggle, type HideAmountsToggleProps } from './hide-amounts-toggle.tsx';

function BalanceLine(props: HideAmountsToggleProps) {
  const [hidden, setHidden] = useState(props.defaultHidden ?? false);
  return (
    <Inline>
      <Money value="1250000" hidden={hidden} />
      <HideAmountsToggle {...props} hidden={hidden} onHiddenChange={setHidden} />
    </Inline>
  );
}

const meta = {
  title: 'Money/HideAmountsToggle',
  component: HideAmountsToggle,
  parameters: {
    guide: {
      use: ['One switch for every amount of a page, e.g. above a list of transactions.'],
      avoid: ['In the navbar: `WalletChip` includes one.'],
      keyboard: { 'Enter, Space': 'Hides the amounts, or shows them again.' },
      do: [
        {
          text: 'Hide every amount of the page with it.',
          show: () => (
            <Stack gap={2}>
              <Inline>
                <Money value="1250000" hidden />
                <HideAmountsToggle hidden />
              </Inline>
              <Money value="250000" hidden />
            </Stack>
          ),
        },
        'Remember the choice for the next visit.',
      ],
      dont: [
        {
          text: 'Hide the balance alone: bystanders read the rest.',
          show: () => (
            <Stack gap={2}>
              <Inline>
                <Money value="1250000" hidden />
                <HideAmountsToggle hidden />
              </Inline>
              <Money value="250000" />
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
  render: (args) => <BalanceLine {...args} />,
} satisfies Meta<typeof HideAmountsToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline>
      <BalanceLine />
      <BalanceLine defaultHidden />
      <BalanceLine size="sm" />
      <BalanceLine disabled />
    </Inline>
  ),
};

export const LongText: Story = { globals: { language: 'pseudo' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sembunyikan jumlah' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Tampilkan jumlah' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvasElement).not.toHaveTextContent('1.250.000');
  },
};
