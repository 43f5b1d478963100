import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DateTime } from '../components/date-time/date-time.tsx';
import { Money } from '../components/money/money.tsx';
import { en } from '../messages/en.ts';
import { es } from '../messages/es.ts';
import { id } from '../messages/id.ts';
import type { KitMessages } from '../messages/kit-messages.ts';
import { zhHans } from '../messages/zh-hans.ts';
import { useKit } from '../primitives/kit-provider/kit-context.ts';
import { KitProvider } from '../primitives/kit-provider/kit-provider.tsx';
import { CodeName, FoundationPage, PagePart, PageTable } from '../testing/foundations/page.tsx';
import { shownBrand } from '../testing/foundations/shown-brand.ts';

const languages: readonly { locale: string; name: string; messages: KitMessages }[] = [
  { locale: 'id', name: 'Bahasa Indonesia', messages: id },
  { locale: 'en', name: 'English', messages: en },
  { locale: 'es', name: 'Español', messages: es },
  { locale: 'zh-Hans', name: '简体中文', messages: zhHans },
];

const currencies = [
  ['IDR', '1250000', 'No decimals: rupiah are counted whole'],
  ['PHP', '1250.5', 'Two decimals'],
  ['USD', '1250.5', 'Two decimals'],
] as const;

const moment = '2026-11-20T09:05:00Z';

const zones = [
  ['Asia/Jakarta', 'WIB'],
  ['Asia/Makassar', 'WITA'],
  ['Asia/Jayapura', 'WIT'],
  ['Asia/Manila', 'PHT'],
] as const;

interface MoneyPageProps {
  brand: string;
  scheme: 'dark' | 'light';
}

function MoneyPage({ brand, scheme }: MoneyPageProps) {
  const { dir } = useKit();
  const inLanguages = (cell: ReactNode): ReactNode[] =>
    languages.map(({ locale, messages }) => (
      <KitProvider
        key={locale}
        brand={brand}
        scheme={scheme}
        dir={dir}
        locale={locale}
        messages={messages}
        wholePage={false}
      >
        {cell}
      </KitProvider>
    ));
  const names = languages.map(({ name }) => name);
  return (
    <FoundationPage
      title="Money and dates"
      lead="Amounts are decimal strings and never numbers, so that they are never rounded by accident. One component formats them in the user's language; another one formats dates, always with their time zone."
    >
      <PagePart
        title="Amounts"
        note="The currency symbol comes first; digits are grouped as in the language."
      >
        <PageTable
          label="Amounts"
          columns={['Currency', ...names]}
          rows={currencies.map(([code, value, note]) => [
            <span key="code" title={note}>
              {code}
            </span>,
            ...inLanguages(<Money value={value} currency={code} />),
          ])}
        />
      </PagePart>
      <PagePart
        title="In and out"
        note="Credits have a plus sign and are green. Debits keep the colour of text: a withdrawal is not an error."
      >
        <PageTable
          label="Signed amounts"
          columns={['Direction', ...names]}
          rows={[
            ['In', ...inLanguages(<Money value="500000" currency="IDR" sign="always" />)],
            ['Out', ...inLanguages(<Money value="-500000" currency="IDR" sign="always" />)],
            ['Hidden', ...inLanguages(<Money value="500000" currency="IDR" hidden />)],
          ]}
        />
      </PagePart>
      <PagePart
        title="Short forms"
        note="Only on chips and charts; screen readers still announce the full amount."
      >
        <PageTable
          label="Short amounts"
          columns={['Amount', ...names]}
          rows={['50000', '1250000', '3400000000'].map((value) => [
            <CodeName key="value">{value}</CodeName>,
            ...inLanguages(<Money value={value} currency="IDR" compact />),
          ])}
        />
      </PagePart>
      <PagePart title="Dates" note="One moment, 09.05 in Greenwich, in the zone of Jakarta.">
        <PageTable
          label="Dates"
          columns={['Mode', ...names]}
          rows={(['date-time', 'date', 'time'] as const).map((mode) => [
            <CodeName key="mode">{mode}</CodeName>,
            ...inLanguages(<DateTime at={moment} mode={mode} />),
          ])}
        />
      </PagePart>
      <PagePart title="Zones" note="The same moment in four zones.">
        <PageTable
          label="Zones"
          columns={['Zone', ...names]}
          rows={zones.map(([timeZone, name]) => [
            name,
            ...inLanguages(<DateTime at={moment} timeZone={timeZone} />),
          ])}
        />
      </PagePart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Money and dates',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => {
    const { brand, scheme } = shownBrand(globals['look']);
    return <MoneyPage brand={brand.name} scheme={scheme} />;
  },
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {};
