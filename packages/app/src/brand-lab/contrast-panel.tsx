import { Badge, Button, Heading, Inline, Stack, Text } from '@lobi/ui';
import { contrastPairs, contrastRatio, type ColorName, type Palette } from '@lobi/ui/tokens';
import { nearestPassing } from '../../../ui/src/tokens/mix-colors.ts';
import * as S from './brand-lab.styles.ts';

interface ContrastPanelProps {
  palette: Palette;
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

/** Every required contrast pair, failures first, each with the nearest passing colour. */
export function ContrastPanel({ palette, onFix }: ContrastPanelProps) {
  const pairs = contrastPairs
    .map(([front, back, minimum]) => {
      const ratio = contrastRatio(palette[front], palette[back]);
      return { front, back, minimum, ratio, passes: ratio >= minimum };
    })
    .sort((first, second) => Number(first.passes) - Number(second.passes));
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
      </Inline>
      <S.Pairs tabIndex={0} role="region" aria-label="Contrast pairs">
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Ratio / least</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ front, back, minimum, ratio, passes }) => {
              const fix = passes ? undefined : fixOf(front, palette);
              return (
                <tr key={`${front} ${back}`}>
                  <th scope="row">
                    <S.Sample
                      style={{ color: palette[front], background: palette[back] }}
                      aria-hidden
                    >
                      Aa
                    </S.Sample>{' '}
                    {front} on {back}
                  </th>
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
                    {!passes && fix === undefined && <Text tone="danger">change {back}</Text>}
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
