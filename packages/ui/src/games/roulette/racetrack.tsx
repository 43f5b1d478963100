import { listWriter } from '@lobi/formats';
import { memo, useEffect, useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useHandler } from '../../primitives/use-handler.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { unitsOf, worthOf, type ChipTable } from './chip-table.ts';
import {
  chipsOf,
  neighboursOf,
  pocketsOf,
  sectors,
  straightUp,
  type PlacedChips,
  type Sector,
} from './racetrack-bets.ts';
import { trackFields, type TrackField } from './track-shape.ts';
import { colorOf, useSpotLabels } from './use-spot-labels.ts';
import { wheelOrder } from './wheel.ts';
import * as S from './racetrack.styles.ts';

export interface RacetrackProps {
  table: ChipTable;
  /** Value of the selected chip, as decimal text. */
  chip: string;
  /** Value of the smallest chip, as decimal text. */
  unit: string;
  currency: string;
  reds: readonly number[];
  /** Number of neighbours on each side of a pressed pocket. */
  reach: number;
  /** The winning pocket, whose field is marked. */
  pocket: number | null;
  /** Whether no chips can be placed now. */
  isLocked: boolean;
  /** Called with the chips of one press, counted in selected chips. */
  onPlace: (placed: readonly PlacedChips[]) => void;
}

/** Depth of the ring, in px. */
const ring = 44;
const heights = { minimum: 208, maximum: 300 } as const;
/** Window height in px up to which the track is lower, and its dimensions there. */
const lowWindow = 700;
const low = { ring: 36, height: 172 } as const;

/** Returns the fields for the width of the element; for a phone's until it is measured. */
function useTrack() {
  const root = useRef<HTMLDivElement>(null);
  const [{ width, isLow }, setSize] = useState({ width: 340, isLow: false });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      setSize({
        width: Math.max(280, Math.round(entry.contentRect.width)),
        isLow: window.innerHeight <= lowWindow,
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const depth = isLow ? low.ring : ring;
  const height = isLow
    ? low.height
    : Math.min(heights.maximum, Math.max(heights.minimum, Math.round(width * 0.3)));
  const fields = useMemo(() => trackFields({ width, height, ring: depth }), [width, height, depth]);
  return { root, width, height, depth, fields };
}

/** Step of each key along the wheel. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface FieldProps {
  readonly field: TrackField;
  readonly color: string;
  readonly face: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isCovered: boolean;
  readonly isPreviewed: boolean;
  readonly isHit: boolean;
  readonly onPress: (pocket: number) => void;
  readonly onStep: (pocket: number, step: number) => void;
  readonly onLook: (pocket: number | null) => void;
}

const Field = memo(function Field(props: FieldProps) {
  const { field, color, face, label, isCurrent, isCovered, isPreviewed, isHit } = props;
  const { onPress, onStep, onLook } = props;
  const { pocket, path, x, y } = field;
  return (
    <S.Field
      role="button"
      aria-label={label}
      className="lobi-RouletteStage-pocket"
      data-pocket={pocket}
      data-color={color}
      data-preview={flag(isPreviewed)}
      data-hit={flag(isHit)}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onPress(pocket)}
      onPointerEnter={() => onLook(pocket)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(pocket)}
      onBlur={() => onLook(null)}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (step === undefined) onPress(pocket);
        else onStep(pocket, step);
      }}
    >
      <path d={path} />
      <text x={x} y={y}>
        {face}
      </text>
      {isCovered && <circle cx={x} cy={y + 14} r={4} />}
    </S.Field>
  );
});

/**
 * The pockets in the order of the wheel: a press covers a pocket and its neighbours, or the pockets of an
 * announced bet. One tab stop for the pockets; arrow keys follow the wheel.
 */
export const Racetrack = memo(function Racetrack(props: RacetrackProps) {
  const { table, chip, unit, currency, reds, reach, pocket: hit, isLocked, onPlace } = props;
  const { messages, fill, locale, money, number } = usePlayFormat();
  const { pocket: pocketName } = useSpotLabels();
  const texts = messages.roulette;
  const { root, width, height, depth, fields } = useTrack();
  const [current, setCurrent] = useState(0);
  const [looked, setLooked] = useState<readonly number[]>([]);
  const help = useId();
  const covered = useMemo(() => pocketsOf(Object.keys(table)), [table]);

  const labelOf = (name: string, placed: readonly PlacedChips[]): string => {
    const chips = chipsOf(placed) * unitsOf(chip, unit, currency);
    const pockets = [...pocketsOf(placed.map(([spot]) => spot))];
    return fill(texts.trackBet, {
      name,
      numbers: listWriter(locale).format(pockets.map((each) => number(each))),
      amount: money(worthOf(chips, unit, currency), currency),
    });
  };
  const place = (placed: readonly PlacedChips[]): void => {
    if (!isLocked) onPlace(placed);
  };
  const press = useHandler((pocket: number): void => {
    setCurrent(pocket);
    place(straightUp(neighboursOf(pocket, reach)));
  });
  const look = useHandler((pocket: number | null): void =>
    setLooked(pocket === null ? [] : neighboursOf(pocket, reach)),
  );
  const go = useHandler((pocket: number, step: number): void => {
    const next = neighboursOf(pocket, 1)[step + 1] ?? pocket;
    setCurrent(next);
    root.current?.querySelector<SVGGElement>(`[data-pocket="${next}"]`)?.focus();
  });
  return (
    <S.Frame aria-disabled={isLocked || undefined}>
      <S.Track
        ref={root}
        role="group"
        dir="ltr"
        className="lobi-RouletteStage-track"
        aria-label={texts.trackView}
        aria-describedby={help}
        style={{ '--ring': `${depth}px` } as CSSProperties}
      >
        <S.Ring viewBox={`0 0 ${width} ${height}`}>
          {fields.map((field) => (
            <Field
              key={field.pocket}
              field={field}
              color={colorOf(field.pocket, reds)}
              face={number(field.pocket)}
              label={labelOf(
                pocketName(field.pocket, reds),
                straightUp(neighboursOf(field.pocket, reach)),
              )}
              isCurrent={field.pocket === current}
              isCovered={covered.has(field.pocket)}
              isPreviewed={looked.includes(field.pocket)}
              isHit={field.pocket === hit}
              onPress={press}
              onStep={go}
              onLook={look}
            />
          ))}
        </S.Ring>
        <S.Sectors>
          {(Object.keys(sectors) as Sector[]).map((sector) => {
            const pockets = pocketsOf(sectors[sector].map(([spot]) => spot));
            const preview = (): void => setLooked(wheelOrder.filter((each) => pockets.has(each)));
            return (
              <S.Sector
                key={sector}
                type="button"
                className="lobi-RouletteStage-sector"
                aria-label={labelOf(texts[sector], sectors[sector])}
                onClick={() => place(sectors[sector])}
                onPointerEnter={preview}
                onPointerLeave={() => setLooked([])}
                onFocus={preview}
                onBlur={() => setLooked([])}
              >
                {texts[sector]}
              </S.Sector>
            );
          })}
        </S.Sectors>
      </S.Track>
      <VisuallyHidden id={help}>{texts.trackHelp}</VisuallyHidden>
    </S.Frame>
  );
});
