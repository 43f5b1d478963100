import { isWin } from '@lobi/formats';
import { memo, useId, useRef, useState, type CSSProperties } from 'react';
import { fill } from '../../../messages/fill.ts';
import { fillCount } from '../../../messages/fill-count.ts';
import { flag } from '../../../primitives/flag.ts';
import { useKit } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { Shapes } from '../../drawing/shapes.tsx';
import type { SlotSkin } from '../skins/slot-skin.ts';
import { linePoints, paidCells } from '../slot-window.ts';
import type { SlotMachineData, SlotResult, SlotSpinData } from '../slots.types.ts';
import { moneyOf, payTexts, windowText, type SpinSpeech } from './spin-texts.ts';
import { useSpinShow, type SpinShow } from './use-spin-show.ts';
import * as S from './slot-reels.styles.ts';

export interface SlotReelsProps {
  machine: SlotMachineData;
  /** Symbols, colours and scene. */
  skin: SlotSkin;
  /** The displayed play; `null` before the first. A new id makes the reels stop at its result. */
  result: SlotResult | null;
  /** Whether the stake is being sent; the reels then turn. */
  spinning: boolean;
  /** Index of the spin to show after all were animated, from 0; default the last. */
  looking?: number | undefined;
  /** Called whenever a spin starts or finishes. */
  onShow?: ((show: SpinShow) => void) | undefined;
  className?: string | undefined;
}

/**
 * The reels of a machine. They turn while the server decides, stop in sequence, and mark the winning lines;
 * free spins follow automatically. A spin cannot be accelerated, and light effects are only for plays that
 * return more than their stake. The window is described in text as well.
 * @source spec §1 (slots), the look ours
 */
export function SlotReels(props: SlotReelsProps) {
  const { machine, skin, result, spinning, looking, onShow, className } = props;
  const { locale, messages } = useKit();
  const root = useRef<HTMLDivElement>(null);
  const show = useSpinShow({ machine, result, spinning, looking, root, onChange: onShow });
  const speech: SpinSpeech = { texts: messages.slots, locale, machine, skin };
  const spin = show.isTurning ? undefined : result?.spins[show.step];
  const hasWon =
    result !== null && show.isOver && !show.isTurning && isWin(result.stake, result.payout);
  const style = {
    '--slot-columns': machine.reels.length,
    '--slot-rows': machine.rows,
    '--slot-cell': skin.colours.cell,
    '--slot-edge': skin.colours.edge,
    '--slot-light': skin.colours.light,
  } as CSSProperties;
  const paid = spin && paidCells(machine, spin);
  // Only the initial position of the reels; later their transforms are set directly.
  const [first] = useState(spin?.stops);
  return (
    <S.Root
      ref={root}
      className={slotClass('SlotReels', 'root', className)}
      style={style}
      data-turning={flag(show.isTurning)}
    >
      <skin.Scene />
      <S.Stand>
        <S.Frame dir="ltr" role="img" aria-label={windowLabel(speech, spin)}>
          <S.Window className="lobi-SlotReels-window">
            <Strips machine={machine} skin={skin} first={first} />
            {paid && paid.size > 0 && spin && (
              <Marks machine={machine} spin={spin} paid={paid} won={hasWon} />
            )}
          </S.Window>
        </S.Frame>
        <S.Plaque className="lobi-SlotReels-plaque">
          <PlaqueText speech={speech} result={result} show={show} />
        </S.Plaque>
      </S.Stand>
      <VisuallyHidden as="p" aria-live="polite">
        {spin &&
          result &&
          [windowText(speech, spin.stops), ...payTexts(speech, result, show.step)].join(' ')}
      </VisuallyHidden>
    </S.Root>
  );
}

const windowLabel = (speech: SpinSpeech, spin: SlotSpinData | undefined): string =>
  spin ? `${speech.texts.reels}. ${windowText(speech, spin.stops)}` : speech.texts.reels;

interface StripsProps {
  machine: SlotMachineData;
  skin: SlotSkin;
  /** Initial stops of the reels. */
  first: readonly number[] | undefined;
}

/** All symbols of all reels, each reel once plus its window. Memoized: results do not affect it. */
const Strips = memo(function Strips({ machine, skin, first }: StripsProps) {
  const id = useId();
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        {Object.entries(skin.symbols).map(([name, { shapes }]) => (
          <symbol key={name} id={`${id}${name}`} viewBox="0 0 100 100">
            <Shapes of={shapes} />
          </symbol>
        ))}
      </svg>
      {machine.reels.map((reel, index) => {
        const cells = [...reel, ...reel.slice(0, machine.rows)];
        return (
          <S.Reel key={index}>
            <S.Strip
              data-reel={index}
              style={
                {
                  '--strip-cells': cells.length,
                  transform: `translate3d(0, ${(-100 * (first?.[index] ?? 0)) / cells.length}%, 0)`,
                } as CSSProperties
              }
            >
              {cells.map((symbol, cell) => (
                <S.Cell key={cell}>
                  <svg viewBox="0 0 100 100" aria-hidden="true">
                    <use href={`#${id}${symbol}`} />
                  </svg>
                </S.Cell>
              ))}
            </S.Strip>
          </S.Reel>
        );
      })}
    </>
  );
});

interface MarksProps {
  machine: SlotMachineData;
  spin: SlotSpinData;
  paid: ReadonlySet<string>;
  won: boolean;
}

/** Corner of a window's cell, in units of its marks. */
function cornerOf(cell: string): readonly [x: number, y: number] {
  const [reel = 0, row = 0] = cell.split(':').map(Number);
  return [reel * 100, row * 100];
}

/**
 * Winning lines and cells; one overlay dims all others, where dimming each would need a hundred layers.
 * Light effects are only for a play that returned more than its stake.
 */
function Marks({ machine, spin, paid, won }: MarksProps) {
  return (
    <S.Lines
      viewBox={`0 0 ${machine.reels.length * 100} ${machine.rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-won={flag(won)}
    >
      <path
        fillRule="evenodd"
        d={[
          `M0 0H${machine.reels.length * 100}V${machine.rows * 100}H0Z`,
          ...[...paid].map((cell) => `M${cornerOf(cell).join(' ')}h100v100h-100z`),
        ].join('')}
      />
      {spin.lines.map(({ line, from }) => (
        <polyline key={`${line}${from ?? ''}`} points={linePoints(machine.lines[line] ?? [])} />
      ))}
      {[...paid].map((cell) => {
        const [x, y] = cornerOf(cell);
        return <rect key={cell} x={x + 5} y={y + 5} width="90" height="90" rx="14" />;
      })}
    </S.Lines>
  );
}

interface PlaqueTextProps {
  speech: SpinSpeech;
  result: SlotResult | null;
  show: SpinShow;
}

/** One line below the window: the current spin, its payout, and the remaining free spins. */
function PlaqueText({ speech, result, show }: PlaqueTextProps) {
  const { texts, machine } = speech;
  const free = (result?.spins.length ?? 1) - 1;
  const spin = show.isTurning ? undefined : result?.spins[show.step];
  const freeSpin =
    result && free > 0 && show.step > 0
      ? fill(texts.freeSpinNow, { number: show.step, count: free })
      : undefined;
  if (!spin || !result) {
    const idle = fill(texts.ready, { lines: machine.lines.length });
    return freeSpin ?? (show.isTurning ? texts.turning : idle);
  }
  const pays = payTexts(speech, result, show.step);
  const [onlyPay = texts.nothing] = pays;
  const paid =
    pays.length < 2
      ? onlyPay
      : fillCount(texts.linesPay, spin.lines.length, speech.locale, {
          amount: moneyOf(speech, result, spin.units),
        });
  return (
    <>
      {freeSpin !== undefined && <span>{freeSpin}</span>}
      <span>{paid}</span>
      {show.step === 0 && free > 0 && (
        <b>
          {fillCount(texts.freeSpinsWon, free, speech.locale, {
            times: machine.freeSpins?.times ?? 1,
          })}
        </b>
      )}
    </>
  );
}
