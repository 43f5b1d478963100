import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { CodeName, FoundationPage, PagePart } from '../testing/foundations/page.tsx';
import * as S from '../testing/foundations/scales.styles.ts';
import { shownBrand } from '../testing/foundations/shown-brand.ts';
import { layers, type Brand } from './brand.ts';

const grounds = [
  ['inset', 'Sunk in: wells, tracks, fields by day'],
  ['canvas', 'The ground of the page'],
  ['surface', 'Cards'],
  ['raised', 'Cards on cards, chips in hand'],
  ['overlay', 'Menus, dialogs, toasts'],
] as const;

const heights = [
  ['1', 'surface', 'Cards at rest'],
  ['2', 'raised', 'Cards in hand, sticky bars'],
  ['3', 'overlay', 'Menus, popovers, toasts'],
  ['4', 'overlay', 'Dialogs, sheets'],
] as const;

function ElevationPage({ brand }: { brand: Brand }) {
  return (
    <FoundationPage
      title="Elevation"
      lead="Elevation is shown first by the colour of a surface, then by its shadow. Shadows are hardly visible in the dark scheme, so higher surfaces are lighter; in the light scheme all surfaces are white and only the shadow differs."
    >
      <PagePart title="Grounds">
        <S.Tiles>
          {grounds.map(([name, use]) => (
            <S.Tile key={name}>
              <S.Level style={{ '--ground': `var(--lobi-color-${name})` } as CSSProperties}>
                {name}
              </S.Level>
              <CodeName>--lobi-color-{name}</CodeName>
              <span style={{ fontWeight: 400 }}>{use}</span>
            </S.Tile>
          ))}
        </S.Tiles>
      </PagePart>
      <PagePart title="Shadows">
        <S.Tiles>
          {heights.map(([step, ground, use]) => (
            <S.Tile key={step}>
              <S.Level
                style={
                  {
                    '--ground': `var(--lobi-color-${ground})`,
                    '--shadow': `var(--lobi-elevation-${step})`,
                  } as CSSProperties
                }
              >
                {step}
              </S.Level>
              <CodeName>--lobi-elevation-{step}</CodeName>
              <span style={{ fontWeight: 400 }}>{use}</span>
              <CodeName>{brand.shadows[step]}</CodeName>
            </S.Tile>
          ))}
        </S.Tiles>
      </PagePart>
      <PagePart
        title="Layers"
        note="Stacking order, from the page up. No component sets a z-index of its own."
      >
        <S.Layers>
          {Object.entries(layers).map(([name, z], depth) => (
            <S.Layer key={name} style={{ '--depth': depth } as CSSProperties}>
              <span>{name}</span>
              <CodeName>
                --lobi-z-{name}: {z}
              </CodeName>
            </S.Layer>
          ))}
        </S.Layers>
      </PagePart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Elevation',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <ElevationPage brand={shownBrand(globals['look']).brand} />,
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {};
