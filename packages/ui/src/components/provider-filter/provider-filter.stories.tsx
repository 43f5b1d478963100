import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { ProviderFilter, type GameProvider } from './provider-filter.tsx';

const names = [
  'Lentera Asli',
  'Kala Studio',
  'Bahari Games',
  'Studio Nusantara Jaya',
  'Angin Timur',
  'Batu Karang',
  'Cahaya Kota',
  'Danau Biru',
  'Elang Muda',
  'Fajar Interaktif',
  'Gunung Sembilan',
];

const providers: readonly GameProvider[] = names.map((name, index) => ({
  id: `provider-${index}`,
  name,
  games: 64 - index * 5,
}));

const meta = {
  title: 'Games/ProviderFilter',
  component: ProviderFilter,
  args: { providers, onValueChange: fn() },
  decorators: [columnOf(760)],
  parameters: {
    guide: {
      use: ['Above a grid of games, or in a sheet on phones, when there are several providers.'],
      avoid: ['For categories: CategoryBar, of which one is selected at a time.'],
      keyboard: { Tab: 'From provider to provider.', Space: 'Selects or deselects it.' },
      do: [
        {
          text: 'List providers that have games, each with their number.',
          show: () => <ProviderFilter providers={providers.slice(0, 3)} />,
        },
      ],
      dont: [
        {
          text: 'List a provider without games: choosing it empties the page.',
          show: () => (
            <ProviderFilter
              providers={[
                ...providers.slice(0, 2),
                { id: 'empty', name: 'Fajar Interaktif', games: 0 },
              ]}
            />
          ),
        },
        'Use logos of others without permission; names as text are enough.',
      ],
      accessibility: ['The number of found providers is announced politely while typing.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProviderFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      <ProviderFilter {...args} />
      <ProviderFilter {...args} defaultValue={['provider-1', 'provider-3']} />
      <ProviderFilter {...args} providers={providers.slice(0, 3)} />
    </Stack>
  ),
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'qwertz');
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { defaultValue: ['provider-3'] },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { defaultValue: ['provider-1'] } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('kala');
    await userEvent.tab();
    const kala = canvas.getByRole('checkbox', { name: /Kala Studio.*Permainan: 59/ });
    await expect(kala).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(kala).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['provider-1'], expect.anything());
  },
};
