import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../messages/en.ts';
import { es } from '../messages/es.ts';
import { id } from '../messages/id.ts';
import { zhHans } from '../messages/zh-hans.ts';
import { Callout } from '../components/callout/callout.tsx';
import { Grid } from '../primitives/grid/grid.tsx';
import { Stack } from '../primitives/stack/stack.tsx';
import { FoundationPage, PagePart, PageTable } from '../testing/foundations/page.tsx';

const languages = [
  { lang: 'id', name: 'Bahasa Indonesia', messages: id },
  { lang: 'en', name: 'English', messages: en },
  { lang: 'es', name: 'Español', messages: es },
  { lang: 'zh-Hans', name: '简体中文', messages: zhHans },
] as const;

/** Messages of the kit as examples of the rules. */
const samples = [
  ['Say what happened and what helps', 'errorOfflineBody'],
  ['Our fault is our fault', 'error500Body'],
  ['Nothing there is an invitation, not a failing', 'emptyFavouritesBody'],
  ['Advice without blame', 'ageAdvice'],
  ['Short words for things to do', 'retry'],
] as const;

const rules = [
  {
    title: 'Clear, courteous, never pushing',
    say: 'Anda punya 3 laga aktif.',
    not: 'Ayo menang sekarang!',
  },
  {
    title: 'Name the effect of a button',
    say: 'Pasang Rp 100.000 di Meron',
    not: 'OK',
  },
  {
    title: 'Figures stand as they are',
    say: 'Net hari ini −Rp 40.000',
    not: 'Anda hampir untung!',
  },
  {
    title: 'A loss is quiet, a win is announced once',
    say: 'Laga 128: Wala. Taruhan Anda tidak menang.',
    not: 'Sayang sekali! Coba lagi!',
  },
] as const;

const registers = [
  ['Bahasa Indonesia', 'Anda', 'Trade words stay: deposit, odds, meron, wala, downline', '2,5%'],
  ['English', 'plain you', 'Sentence case, no exclamation marks', '2.5%'],
  ['Español', 'usted, or impersonal', '¿ ¡ open a sentence', '2,5 %'],
  ['简体中文', '您 in law and money', 'Full-width ，。：（）', '2.5%'],
] as const;

function VoicePage() {
  return (
    <FoundationPage
      title="Tone of voice"
      lead="We speak like a good host at a night market: warm, exact, in no hurry. Players decide about their own money, so texts inform and never urge."
    >
      <PagePart title="Four rules">
        <Grid columns={{ base: 1, md: 2 }} gap={6}>
          {rules.map(({ title, say, not }) => (
            <Stack key={title} gap={3}>
              <b>{title}</b>
              <Callout tone="success" title="Say" lang="id">
                {say}
              </Callout>
              <Callout tone="danger" title="Do not say" lang="id">
                {not}
              </Callout>
            </Stack>
          ))}
        </Grid>
      </PagePart>
      <PagePart
        title="How one sentence sounds in four languages"
        note="From the messages of the kit. Indonesian is the reference; a key missing in one language is a compile error."
      >
        <PageTable
          label="Sentences in four languages"
          columns={['Rule', ...languages.map(({ name }) => name)]}
          rows={samples.map(([rule, key]) => [
            <span key="rule" style={{ whiteSpace: 'normal' }}>
              {rule}
            </span>,
            ...languages.map(({ lang, messages }) => (
              <span key={lang} lang={lang}>
                {messages.base[key].replace('{age}', '21')}
              </span>
            )),
          ])}
        />
      </PagePart>
      <PagePart title="Register and marks">
        <PageTable
          label="Register and marks by language"
          columns={['Language', 'Address', 'Habit', 'Per cent']}
          rows={registers}
        />
      </PagePart>
      <PagePart
        title="Room to grow"
        note="Spanish is about a third longer than English, Indonesian a fifth, Chinese four tenths shorter. Keep counts out of sentences (“Taruhan: 3”), so that no plural is needed. Every component has a story in a pseudo-locale with long texts."
      />
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Tone of voice',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <VoicePage />,
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {};
