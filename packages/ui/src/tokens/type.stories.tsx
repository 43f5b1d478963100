import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../primitives/heading/heading.tsx';
import { Inline } from '../primitives/inline/inline.tsx';
import { Stack } from '../primitives/stack/stack.tsx';
import { Text } from '../primitives/text/text.tsx';
import { CodeName, FoundationPage, PagePart, PageTable } from '../testing/foundations/page.tsx';
import { shownBrand } from '../testing/foundations/shown-brand.ts';
import { fontSteps, type Brand, type FontStep } from './brand.ts';

/** Uses of each step. */
const tasks: Readonly<Record<FontStep, string>> = {
  12: 'Badges, headings of tables',
  13: 'Notes, counts, small controls',
  15: 'Running text, controls',
  16: 'Fields: below it a phone would zoom in',
  17: 'Leads, large controls',
  20: 'Titles of cards',
  24: 'Titles of sections, balances',
  30: 'Titles of pages on a phone',
  38: 'Titles of pages',
  48: 'Multipliers, jackpots',
};

const sizes = ['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;

function TypePage({ brand }: { brand: Brand }) {
  return (
    <FoundationPage
      title="Type scale"
      lead="Ten steps, named by their size in Lentera. Other brands give a step its own size and line height; both follow the text size of the browser."
    >
      <PagePart title="Steps">
        <PageTable
          label="Steps of the type scale"
          columns={['Step', 'Specimen', 'Size / line', 'For']}
          rows={fontSteps.map((step) => [
            <CodeName key="name">--lobi-font-{step}</CodeName>,
            <span
              key="specimen"
              lang="id"
              style={{ font: `500 var(--lobi-font-${step}) var(--lobi-font-family)` }}
            >
              Saldo Anda
            </span>,
            <Text key="size" numeric size="sm">
              {brand.fonts[step][0]} / {brand.fonts[step][1]} px
            </Text>,
            <Text key="task" size="sm" tone="secondary">
              {tasks[step]}
            </Text>,
          ])}
        />
      </PagePart>
      <PagePart
        title="Headings"
        note="Level and size are independent: the level is the outline of the page, the size its appearance."
      >
        <Stack gap={5} lang="id">
          {[...sizes].reverse().map((size) => (
            <Inline key={size} gap={6} align="baseline">
              <CodeName>{size}</CodeName>
              <Heading level={3} size={size}>
                Arena Lentera dibuka
              </Heading>
            </Inline>
          ))}
        </Stack>
      </PagePart>
      <PagePart title="Text and inks" note="Five sizes, four weights, three inks.">
        <Stack gap={3} lang="id">
          {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
            <Text key={size} size={size}>
              Odds bersifat indikatif sampai taruhan ditutup.
            </Text>
          ))}
          <Inline gap={6}>
            {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
              <Text key={weight} weight={weight}>
                {weight}
              </Text>
            ))}
          </Inline>
          <Inline gap={6}>
            {(['default', 'secondary', 'muted'] as const).map((tone) => (
              <Text key={tone} tone={tone}>
                {tone}
              </Text>
            ))}
          </Inline>
        </Stack>
      </PagePart>
      <PagePart
        title="Figures"
        note="Amounts, odds and clocks use tabular figures, so that columns align and counters do not jitter."
      >
        <Inline gap={9} align="start">
          {([true, false] as const).map((numeric) => (
            <Stack key={String(numeric)} gap={1}>
              <CodeName>{numeric ? 'numeric' : 'proportional'}</CodeName>
              {['1.111.111', '8.888.888', '0.417.260'].map((figure) => (
                <Text key={figure} size="xl" weight="semibold" numeric={numeric}>
                  {figure}
                </Text>
              ))}
            </Stack>
          ))}
        </Inline>
      </PagePart>
      <PagePart title="Families">
        <PageTable
          label="Families"
          columns={['Token', 'Stack', 'Weight of headings']}
          rows={[
            [
              <CodeName key="name">--lobi-font-family-display</CodeName>,
              brand.fontFamilyDisplay,
              String(brand.fontWeightDisplay),
            ],
            [<CodeName key="name">--lobi-font-family</CodeName>, brand.fontFamily, ''],
          ]}
        />
      </PagePart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Type scale',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <TypePage brand={shownBrand(globals['look']).brand} />,
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {};
