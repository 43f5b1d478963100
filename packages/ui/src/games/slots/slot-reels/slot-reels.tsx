import { isWin } from '@lobi/formats';
import { memo, useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import { flag } from '../../../primitives/flag.ts';
import { useKit } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { Shapes } from '../../../drawings/shapes.tsx';
import type { SlotSkin } from '../skins/slot-skin.ts';
import { framesOf, type SpinFrame } from '../spin-frames.ts';
import type { SlotMachineData, SlotResult } from '../slots.types.ts';
import { Cover, Trail } from './cover.tsx';
import { Marks } from './marks.tsx';
import { PlaqueText } from './plaque-text.tsx';
import { payTexts, statusText, windowText, type SpinSpeech } from './spin-texts.ts';
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
  const frames = useMemo(() => (spin ? framesOf(machine, spin) : []), [machine, spin]);
  const frame = frames[show.frame];
  const isLast = show.frame === frames.length - 1;
  const { feature } = machine;
  const hasWon =
    result !== null && show.isOver && !show.isTurning && isWin(result.stake, result.payout);
  const style = {
    '--slot-columns': machine.reels.length,
    '--slot-rows': machine.rows,
    '--slot-cell': skin.colours.cell,
    '--slot-edge': skin.colours.edge,
    '--slot-light': skin.colours.light,
  } as CSSProperties;
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
      <S.Stand data-trail={flag(feature?.kind === 'trail')}>
        <S.Frame dir="ltr" role="img" aria-label={windowLabel(speech, frame)}>
          <S.Window className="lobi-SlotReels-window">
            <Strips machine={machine} skin={skin} first={first} />
            {frame && <Cover frame={frame} skin={skin} />}
            {frame && frame.paid.size > 0 && (
              <Marks key={show.frame} machine={machine} frame={frame} won={hasWon} />
            )}
          </S.Window>
        </S.Frame>
        {feature?.kind === 'trail' && <Trail times={feature.times} reached={reachedBy(frame)} />}
        <S.Plaque className="lobi-SlotReels-plaque">
          <PlaqueText speech={speech} result={result} show={show} frame={frame} isLast={isLast} />
        </S.Plaque>
      </S.Stand>
      <VisuallyHidden as="p" aria-live="polite">
        {frame && result && frameSpeech(speech, result, show.step, frame, isLast)}
      </VisuallyHidden>
    </S.Root>
  );
}

const windowLabel = (speech: SpinSpeech, frame: SpinFrame | undefined): string =>
  frame ? `${speech.texts.reels}. ${windowText(speech, frame.rows)}` : speech.texts.reels;

/** The multiplier that a trail reached in a stopped spin; its start without a step. */
const reachedBy = (frame: SpinFrame | undefined): number | undefined =>
  frame && (frame.status?.kind === 'trail' ? frame.status.times : 1);

/** Announcement of a moment; the last one describes the window and everything that the spin paid. */
const frameSpeech = (
  speech: SpinSpeech,
  result: SlotResult,
  step: number,
  { rows, status }: SpinFrame,
  isLast: boolean,
): string => {
  const now = statusText(speech, status) ?? '';
  return isLast
    ? [now, windowText(speech, rows), ...payTexts(speech, result, step)].join(' ').trim()
    : now;
};

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
