import { Badge, Button, Heading, Inline, Stack, Text } from '@lobi/ui';
import {
  contrastPairs,
  contrastRatio,
  type Brand,
  type ColorName,
  type Palette,
  type Scheme,
} from '@lobi/ui/tokens';
import { nearestPassing } from '../../../ui/src/tokens/mix-colors.ts';
import * as S from './brand-lab.styles.ts';

interface ContrastPanelProps {
  brand: Brand;
  /** The scheme that the preview shows; its pairs are listed first. */
  scheme: Scheme;
  /** Sets a colour of the default scheme. */
  onFix: (name: ColorName, color: string) => void;
}

/** Nearest colour with which a token passes on all of its backgrounds. */
const fixOf = (name: ColorName, palette: Palette) =>
  nearestPassing(
    palette[name],
    contrastPairs
      .filter(([front]) => front === name)
      .map(([, back, minimum]) => [palette[back], minimum] as const),
  );

/** Every required contrast pair of one scheme. */
const pairsOf = (scheme: string, palette: Palette) =>
  contrastPairs.map(([front, back, minimum]) => {
    const ratio = contrastRatio(palette[front], palette[back]);
    return { scheme, palette, front, back, minimum, ratio, passes: ratio >= minimum };
  });

/**
 * Every required contrast pair of all schemes, failures first, each of the default scheme with the nearest
 * passing colour.
 */
export function ContrastPanel({ brand, scheme: shown, onFix }: ContrastPanelProps) {
  const schemes = Object.entries(brand.schemes);
  const pairs = schemes
    .flatMap(([scheme, palette]) => pairsOf(scheme, palette))
    .sort(
      (first, second) =>
        Number(first.passes) - Number(second.passes) ||
        Number(second.scheme === shown) - Number(first.scheme === shown),
    );
  const failing = pairs.filter(({ passes }) => !passes).length;
  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Heading level={2} size="sm">
          Contrast
        </Heading>
        <Badge tone={failing === 0 ? 'success' : 'danger'}>
          {failing === 0 ? `All ${pairs.length} pairs pass` : `${failing} of ${pairs.length} fail`}
        </Badge>
        <Text size="sm" tone="muted">
          in {schemes.map(([scheme]) => scheme).join(' and ')}
        </Text>
      </Inline>
      <S.Pairs tabIndex={0} role="region" aria-label="Contrast pairs">
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Scheme</th>
              <th scope="col">Ratio / least</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ scheme, palette, front, back, minimum, ratio, passes }) => {
              const isFixable = !passes && scheme === brand.defaultScheme;
              const fix = isFixable ? fixOf(front, palette) : undefined;
              return (
                <tr key={`${scheme} ${front} ${back}`}>
                  <th scope="row">
                    <S.Sample
                      style={{ color: palette[front], background: palette[back] }}
                      aria-hidden
                    >
                      Aa
                    </S.Sample>{' '}
                    {front} on {back}
                  </th>
                  <td>{scheme}</td>
                  <td>
                    {ratio.toFixed(2)} / {minimum}
                  </td>
                  <td>
                    {passes && 'pass'}
                    {fix !== undefined && (
                      <Button size="sm" variant="outline" onClick={() => onFix(front, fix)}>
                        Use {fix}
                      </Button>
                    )}
                    {!passes && fix === undefined && (
                      <Text tone="danger">change {isFixable ? back : 'the accent'}</Text>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </S.Pairs>
    </Stack>
  );
}
