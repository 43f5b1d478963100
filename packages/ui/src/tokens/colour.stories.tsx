import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage, PagePart } from '../testing/foundations/page.tsx';
import { ContrastSheet, PaletteSheet } from '../testing/foundations/palette-sheet.tsx';
import { shownBrand, type ShownBrand } from '../testing/foundations/shown-brand.ts';
import type { ColorName } from './brand.ts';
import { contrastPairs } from './contrast.ts';

/** Colours by purpose, with notes for designers. */
const groups: readonly { title: string; note: string; names: readonly ColorName[] }[] = [
  {
    title: 'Grounds',
    note: 'Five steps from deepest to nearest. What lies higher is lighter by night, and casts a shadow by day.',
    names: ['inset', 'canvas', 'surface', 'raised', 'overlay'],
  },
  {
    title: 'Lines and focus',
    note: 'The subtle line decorates. The control line is the edge of something to use and keeps 3 to 1. Focus is the ring, always with a gap of canvas around the control.',
    names: ['borderSubtle', 'borderControl', 'focus'],
  },
  {
    title: 'Inks',
    note: 'Three inks make the order of a view. Disabled ink is exempt from contrast, so never put words there that people need.',
    names: ['text', 'text2', 'text3', 'disabled'],
  },
  {
    title: 'Accent',
    note: 'The one warm light of a view: the next step, and nothing else. Words on a ground take accentText, words on the accent take onAccent.',
    names: ['accent', 'accentHover', 'accentActive', 'onAccent', 'accentText', 'accentSoft'],
  },
  {
    title: 'Second',
    note: 'For what is chosen or drawn: tabs, scenes, charts.',
    names: ['second', 'onSecond', 'secondText'],
  },
  {
    title: 'States',
    note: 'Always with a word or an icon. A withdrawal is not an error: it never wears danger.',
    names: [
      'success',
      'onSuccess',
      'successSoft',
      'warning',
      'onWarning',
      'warningSoft',
      'danger',
      'onDanger',
      'dangerSoft',
      'info',
      'onInfo',
      'infoSoft',
    ],
  },
  {
    title: 'Outcomes',
    note: 'Sides of a fight and how it may end. Letter and shape go with them: see Outcome colours.',
    names: [
      'meron',
      'onMeron',
      'meronText',
      'meronSoft',
      'wala',
      'onWala',
      'walaText',
      'walaSoft',
      'draw',
      'onDraw',
      'drawText',
      'drawSoft',
      'cancel',
      'onCancel',
    ],
  },
];

const kinds = [
  { title: 'Long text, at least 7', minimum: 7 },
  { title: 'Text, at least 4.5', minimum: 4.5 },
  { title: 'Marks and borders, at least 3', minimum: 3 },
] as const;

function ColourPage({ brand, scheme, palette }: ShownBrand) {
  return (
    <FoundationPage
      title="Colour"
      lead={
        <>
          The palette of <b>{brand.name}</b>, {scheme}. Components name a colour by its task, never
          by its value, so a brand changes all of them in one table. Choose another brand in the
          toolbar.
        </>
      }
    >
      {groups.map(({ title, note, names }) => (
        <PagePart key={title} title={title} note={note}>
          <PaletteSheet palette={palette} names={names} />
        </PagePart>
      ))}
      {kinds.map(({ title, minimum }) => (
        <PagePart key={title} title={title}>
          <ContrastSheet
            palette={palette}
            pairs={contrastPairs.filter((pair) => pair[2] === minimum)}
          />
        </PagePart>
      ))}
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Colour',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <ColourPage {...shownBrand(globals['look'])} />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Pesisir: Story = { globals: { look: 'pesisir/light' } };

export const Baja: Story = { globals: { look: 'baja/dark' } };
