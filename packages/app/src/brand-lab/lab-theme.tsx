import { Button, Heading, Inline, Stack, Text } from '@lobi/ui';
import { accentColors, colorNames } from '@lobi/ui/tokens';
import { tokenBounds } from '../config/themes.ts';
import * as S from './brand-lab.styles.ts';
import { ColourField, Scale } from './lab-fields.tsx';
import type { BrandLabState } from './use-brand-lab.ts';

interface LabPartProps {
  lab: BrandLabState;
}

/** Derives all accent colours from one. */
export function LabAccent({ lab }: LabPartProps) {
  const { now, brand, palette, change } = lab;
  return (
    <Stack gap={4}>
      <Heading level={2} size="sm">
        Accent from one colour
      </Heading>
      <Text size="sm" tone="muted">
        Makes all six accent colours, moved only as far as their contrast asks.
      </Text>
      <S.Colours>
        <li>
          <ColourField
            name="Accent colour"
            value={palette.accent}
            onChange={(color) =>
              change({
                colors: {
                  ...now.colors,
                  ...accentColors(color, palette, brand.defaultScheme),
                },
              })
            }
          />
        </li>
      </S.Colours>
    </Stack>
  );
}

/** Corners, type and density. */
export function LabScales({ lab }: LabPartProps) {
  const { now, change } = lab;
  return (
    <Stack gap={4}>
      <Heading level={2} size="sm">
        Scales
      </Heading>
      <Scale
        label="Corners"
        value={now.radius}
        {...tokenBounds.radius}
        onChange={(radius) => change({ radius })}
      />
      <Scale
        label="Type"
        value={now.type}
        {...tokenBounds.type}
        onChange={(type) => change({ type })}
      />
      <Inline gap={3}>
        {(['comfortable', 'compact'] as const).map((density) => (
          <Button
            key={density}
            size="sm"
            variant={now.density === density ? 'solid' : 'outline'}
            aria-pressed={now.density === density}
            onClick={() => change({ density })}
          >
            {density}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

/** Every colour separately. */
export function LabColours({ lab }: LabPartProps) {
  const { palette, paint } = lab;
  return (
    <Stack gap={4}>
      <Heading level={2} size="sm">
        Colours
      </Heading>
      <S.Colours>
        {colorNames.map((name) => (
          <li key={name}>
            <ColourField
              name={name}
              value={palette[name]}
              onChange={(color) => paint(name, color)}
            />
          </li>
        ))}
      </S.Colours>
    </Stack>
  );
}
