import { Button, Heading, Inline, Stack, Text } from '@lobi/ui';
import { colorNames } from '@lobi/ui/tokens';
import { tokenBounds } from '../config/themes.ts';
import * as S from './brand-lab.styles.ts';
import { ColourField, Scale } from './lab-fields.tsx';
import { withAccent } from './lab-state.ts';
import type { BrandLabState } from './use-brand-lab.ts';

interface LabPartProps {
  lab: BrandLabState;
}

/** Derives the colours of accent and focus from one, in every scheme. */
export function LabAccent({ lab }: LabPartProps) {
  const { now, palette, change } = lab;
  return (
    <Stack gap={4}>
      <Heading level={2} size="sm">
        Accent from one colour
      </Heading>
      <Text size="sm" tone="muted">
        Makes the colours of buttons, links and focus in every scheme, moved only as far as their
        contrast asks.
      </Text>
      <S.Colours>
        <li>
          <ColourField
            name="Accent colour"
            value={now.accent ?? palette.accent}
            onChange={(color) => change(withAccent(now, color))}
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

/** Every colour separately, in the scheme that a brand file can set them for. */
export function LabColours({ lab }: LabPartProps) {
  const { brand, scheme, palette, paint } = lab;
  const isFixed = scheme !== brand.defaultScheme;
  return (
    <Stack gap={4}>
      <Heading level={2} size="sm">
        Colours
      </Heading>
      {isFixed && (
        <Text size="sm" tone="muted">
          A brand file sets single colours of the default scheme, {brand.defaultScheme}; in {scheme}{' '}
          they follow the theme and the accent.
        </Text>
      )}
      <S.Colours>
        {colorNames.map((name) => (
          <li key={name}>
            <ColourField
              name={name}
              value={palette[name]}
              disabled={isFixed}
              onChange={(color) => paint(name, color)}
            />
          </li>
        ))}
      </S.Colours>
    </Stack>
  );
}
