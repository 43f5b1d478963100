import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { CodeName, FoundationPage, PagePart } from '../testing/foundations/page.tsx';
import * as S from '../testing/foundations/scales.styles.ts';
import { shownBrand } from '../testing/foundations/shown-brand.ts';
import type { Brand } from './brand.ts';

const uses = {
  xs: 'Badges, keys, bars',
  sm: 'Small controls, lines of menus, toasts',
  md: 'Buttons, fields, cards on cards',
  lg: 'Cards',
  xl: 'Dialogs and sheets',
  pill: 'Chips, counts, tracks',
} as const;

function RadiusPage({ brand }: { brand: Brand }) {
  const names = Object.keys(uses) as (keyof typeof uses)[];
  return (
    <FoundationPage
      title="Radius"
      lead="Corners show the character of a brand: Lentera is round and soft, Baja nearly square. Larger elements have larger radii, and an element has a smaller radius than its container."
    >
      <PagePart title="Steps">
        <S.Tiles>
          {names.map((name) => (
            <S.Tile key={name}>
              <S.Shape style={{ '--radius': `var(--lobi-radius-${name})` } as CSSProperties} />
              <span>
                {name} · {name === 'pill' ? '999' : brand.radiiPx[name]} px
              </span>
              <CodeName>--lobi-radius-{name}</CodeName>
              <span style={{ fontWeight: 400 }}>{uses[name]}</span>
            </S.Tile>
          ))}
        </S.Tiles>
      </PagePart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Radius',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <RadiusPage brand={shownBrand(globals['look']).brand} />,
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {};
