import type { Meta, StoryObj } from '@storybook/react-vite';
import { useKit, useMessages, type OddsFormat } from '../../primitives/kit-provider/kit-context.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Odds } from './odds.tsx';

const meta = {
  title: 'Data/Odds',
  component: Odds,
  tags: ['display'],
  args: { value: 187 },
  parameters: {
    guide: {
      use: [
        'For all odds of a bet: boards, slips, histories.',
        'Omit `format`: the provider has the format of the brand.',
      ],
      avoid: ['For a multiplier that is not odds: use Multiplier.', 'For a share: use Percent.'],
      do: [
        {
          text: 'Pass `null` while there are none; a dash is shown and read out.',
          show: () => <Odds value={null} />,
        },
      ],
      dont: [
        'Show a zero while there are none: it would mean that a win pays nothing.',
        'Compute odds on the client: the server sends them as integers.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Odds>;
export default meta;

type Story = StoryObj<typeof meta>;

const formats: readonly OddsFormat[] = ['per100', 'decimal', 'hk', 'indo', 'malay'];

/** A row of a conversion table: the same odds in every format. */
function SameOdds({ value }: { value: number | null }) {
  const { display } = useMessages();
  const names: Readonly<Record<OddsFormat, string>> = {
    decimal: display.oddsFormatDecimal,
    per100: display.oddsFormatPer100,
    hk: display.oddsFormatHk,
    indo: display.oddsFormatIndo,
    malay: display.oddsFormatMalay,
  };
  return (
    <DescriptionList
      items={formats.map((format) => ({
        label: names[format],
        value: <Odds value={value} scale={1000} format={format} />,
      }))}
    />
  );
}

export const Playground: Story = {};

/** The same odds in all formats: an outsider, evens and a favourite. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={8} style={{ maxInlineSize: 320 }}>
      {[1500, 1870, 2000, 2500, 9000].map((value) => (
        <SameOdds key={value} value={value} />
      ))}
    </Stack>
  ),
};

export const None: Story = { args: { value: null } };

export const Thousandths: Story = { args: { value: 1875, scale: 1000, format: 'decimal' } };

function OnBoard() {
  const { locale } = useKit();
  return (
    <p lang={locale}>
      Meron <Odds value={187} /> · Wala <Odds value={179} format="indo" />
    </p>
  );
}

export const LongText: Story = {
  globals: { language: 'pseudo' },
  render: () => (
    <div style={{ maxInlineSize: 288 }}>
      <OnBoard />
      <SameOdds value={1_001_875} />
    </div>
  ),
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  render: () => <SameOdds value={1500} />,
};
