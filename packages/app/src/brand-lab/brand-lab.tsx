import { Button, CopyButton, Heading, Inline, Stack, Text } from '@lobi/ui';
import { brandCss, colorNames, lentera, type Brand, type ColorName } from '@lobi/ui/tokens';
import { useEffect, useReducer, useRef, useState } from 'react';
import { accentColors } from '../../../ui/src/tokens/accent-colors.ts';
import { brandText, readBrandText } from '../../../ui/src/tokens/brand-text.ts';
import { designTokensText } from '../../../ui/src/tokens/design-tokens.ts';
import * as S from './brand-lab.styles.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ContrastPanel } from './contrast-panel.tsx';
import { paletteOf, tokenBounds } from '../config/look-of.ts';
import {
  brandFile,
  brandOf,
  changesTo,
  starts,
  takeStep,
  unchanged,
  type Changes,
} from './lab-state.ts';

export interface BrandLabProps {
  /** What the address says has been changed. */
  changes: Changes;
  /** Called on every change, so that the address stores it. */
  onChange?: ((changes: Changes) => void) | undefined;
}

/** Name under which the brand in the making is put on the page. */
const labBrand = 'brand-lab';

function ColourField({
  name,
  value,
  onChange,
}: {
  name: string;
  value: string;
  onChange: (color: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const isColour = /^#[0-9a-f]{6}$/i.test(typed);
  return (
    <label>
      <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      {name}
      <S.Hex
        aria-label={`${name}, as text`}
        aria-invalid={!isColour}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^#[0-9a-f]{6}$/i.test(target.value)) onChange(target.value.toLowerCase());
        }}
      />
    </label>
  );
}

function Scale({
  label,
  value,
  max,
  min,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <S.Range>
      {label}: {Math.round(value * 100)} %
      <input
        type="range"
        min={min}
        max={max}
        step={0.05}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </S.Range>
  );
}

/** Takes a brand file in, and says what is wrong with one that cannot be taken. */
function Import({ onRead }: { onRead: (brand: Brand) => void }) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const read = () => {
    const { brand, problems: found = [] } = readBrandText(text);
    setProblems(found);
    if (brand) onRead(brand);
  };
  return (
    <Stack gap={3}>
      <S.Source
        aria-label="Brand file to read"
        placeholder="Paste a brand file"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button size="sm" variant="outline" onClick={read}>
          Read brand
        </Button>
      </div>
      <div role="status">
        {problems.map((problem) => (
          <Text key={problem} as="p" size="sm" tone="danger">
            {problem}
          </Text>
        ))}
      </div>
    </Stack>
  );
}

/** Where a brand is made: every colour and scale, its contrast, and what it looks like. */
export function BrandLab({ changes, onChange }: BrandLabProps) {
  const [{ past, now, future }, step] = useReducer(takeStep, {
    past: [],
    now: changes,
    future: [],
  });
  const [imported, setImported] = useState<Brand>();
  const start = imported ?? starts[now.base] ?? lentera;
  const brand = brandOf(start, now, labBrand);
  const palette = paletteOf(brand);
  const exportName = `${start.name}-new`;
  const made = brandOf(start, now, exportName);
  const change = (to: Partial<Changes>) => step({ kind: 'change', to });
  const paint = (name: ColorName, color: string) =>
    change({ colors: { ...now.colors, [name]: color } });

  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (past.length + future.length > 0) tell.current?.(now);
  }, [now, past, future]);

  const take = (read: Brand) => {
    setImported(read);
    const base = Object.values(starts).find(
      ({ defaultScheme }) => defaultScheme === read.defaultScheme,
    );
    change(changesTo(read, base ?? lentera));
  };

  return (
    <S.Lab>
      <style>{brandCss(brand)}</style>
      <S.Tools>
        <Heading level={1} size="lg">
          Brand lab
        </Heading>
        <Inline gap={3}>
          {Object.keys(starts).map((name) => (
            <Button
              key={name}
              size="sm"
              variant={now.base === name && !imported ? 'solid' : 'outline'}
              aria-pressed={now.base === name && !imported}
              onClick={() => {
                setImported(undefined);
                change(unchanged(name));
              }}
            >
              {name}
            </Button>
          ))}
        </Inline>
        <Inline gap={3}>
          <Button
            size="sm"
            variant="soft"
            disabled={past.length === 0}
            onClick={() => step({ kind: 'undo' })}
          >
            Undo
          </Button>
          <Button
            size="sm"
            variant="soft"
            disabled={future.length === 0}
            onClick={() => step({ kind: 'redo' })}
          >
            Redo
          </Button>
          <Button size="sm" variant="ghost" onClick={() => change(unchanged(now.base))}>
            Reset
          </Button>
        </Inline>
        <ContrastPanel palette={palette} onFix={paint} />
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
        <Stack gap={4}>
          <Heading level={2} size="sm">
            Export
          </Heading>
          {!imported && (
            <CopyButton
              labelled
              variant="solid"
              value={brandFile(now, exportName)}
              thing="brand.config.ts"
            />
          )}
          <CopyButton
            labelled
            variant={imported ? 'solid' : 'outline'}
            value={brandText(made)}
            thing="token table"
          />
          <CopyButton
            labelled
            variant="outline"
            value={designTokensText(made)}
            thing="design tokens, W3C JSON"
          />
          <CopyButton labelled variant="outline" value={brandCss(made)} thing="CSS" />
          <Import onRead={take} />
        </Stack>
      </S.Tools>
      <BrandPreview brand={labBrand} density={now.density} />
    </S.Lab>
  );
}
