import type { CSSProperties } from 'react';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import type { ColorName, Palette } from '../../tokens/brand.ts';
import { contrastRatio, type ContrastPair } from '../../tokens/contrast.ts';
import { kebab } from './kebab.ts';
import { CodeName } from './page.tsx';
import * as S from './palette-sheet.styles.ts';

export interface PaletteSheetProps {
  palette: Palette;
  names: readonly ColorName[];
}

/** Colours with their name and value; the button copies the custom property. */
export function PaletteSheet({ palette, names }: PaletteSheetProps) {
  return (
    <S.Sheet>
      {names.map((name) => (
        <S.Swatch key={name}>
          <S.Paint style={{ '--swatch': palette[name] } as CSSProperties} />
          <S.Text>
            {name}
            <CopyButton
              size="sm"
              value={`var(--lobi-color-${kebab(name)})`}
              thing={`--lobi-color-${kebab(name)}`}
              style={{ gridRow: 'span 2' }}
            />
            <CodeName>{palette[name]}</CodeName>
          </S.Text>
        </S.Swatch>
      ))}
    </S.Sheet>
  );
}

export interface ContrastSheetProps {
  palette: Palette;
  pairs: readonly ContrastPair[];
}

/** Colour pairs with their actual and their required contrast. */
export function ContrastSheet({ palette, pairs }: ContrastSheetProps) {
  return (
    <S.Pairs>
      {pairs.map(([front, back, minimum]) => {
        const ratio = contrastRatio(palette[front], palette[back]);
        return (
          <S.Pair key={`${front} ${back}`}>
            <S.Sample
              aria-hidden="true"
              style={
                { '--pair-front': palette[front], '--pair-back': palette[back] } as CSSProperties
              }
            >
              {minimum > 3 ? 'Ag' : <S.Mark />}
            </S.Sample>
            <S.Names>
              {front}
              <small>on {back}</small>
            </S.Names>
            <S.Ratio>
              {ratio.toFixed(2)}
              <small>
                {ratio >= minimum ? '✓' : '✕ below'} {minimum}
              </small>
            </S.Ratio>
          </S.Pair>
        );
      })}
    </S.Pairs>
  );
}
