import { useId, type CSSProperties, type ReactNode } from 'react';
import { Text } from '../../primitives/text/text.tsx';
import * as S from './seen-as.styles.ts';
import { visions } from './vision.ts';

/** The same content with simulated colour vision. */
export function SeenAs({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <S.Views>
      {visions.map(({ name, note, matrix }, index) => (
        <S.View key={name}>
          <div>
            <Text as="div" weight="semibold">
              {name}
            </Text>
            <Text size="sm" tone="muted">
              {note}
            </Text>
          </div>
          {matrix !== undefined && (
            <S.Defs aria-hidden="true">
              <filter id={`${id}${index}`} colorInterpolationFilters="linearRGB">
                <feColorMatrix type="matrix" values={matrix} />
              </filter>
            </S.Defs>
          )}
          <S.Board
            style={
              (matrix === undefined
                ? {}
                : { '--seen-as': `url("#${id}${index}")` }) as CSSProperties
            }
          >
            {children}
          </S.Board>
        </S.View>
      ))}
    </S.Views>
  );
}
