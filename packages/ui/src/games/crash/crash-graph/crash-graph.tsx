import { useEffect, useRef } from 'react';
import { fill } from '../../../messages/fill.ts';
import { flag } from '../../../primitives/flag.ts';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { useSound } from '../../../primitives/sound/sound-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { writeText } from '../../../primitives/write-text.ts';
import { hasReducedMotion } from '../../play-frame/has-reduced-motion.ts';
import { useBettingCues } from '../../play-frame/use-betting-cues.ts';
import { useSecondsLeft } from '../../play-frame/use-seconds-left.ts';
import { useFrames } from '../../table/use-frames.ts';
import { useTableFormat } from '../../table/use-table-format.ts';
import { crashMoment, growthPerMs, type CrashMoment } from '../crash-moment.ts';
import type { CrashRound, MultipleAt } from '../crash.types.ts';
import { useCrashKind } from '../use-crash-kind.ts';
import { drawGraph, type GraphPicture } from './draw-graph.ts';
import { GraphCurve } from './graph-curve.tsx';
import { GraphLantern } from './graph-lantern.tsx';
import { GraphScene } from './graph-scene.tsx';
import { useGraphSheet } from './use-graph-sheet.ts';
import * as S from './crash-graph.styles.ts';

export interface CrashGraphProps {
  /** The current round, or the last until the next opens; `null` before the first. */
  round: CrashRound | null;
  /** The curve of the game. */
  multipleAt: MultipleAt;
  /** Largest multiple at which the game pays, per 100; a round whose end is late stays there. */
  maximum: number;
  /** The server's clock in ms; default the local one. */
  now?: (() => number) | undefined;
  /** Whether live updates are paused; the multiple is then frozen with a notice. */
  stale?: boolean | undefined;
  className?: string | undefined;
}

/** Multiple at which the rising tone reaches its highest pitch. */
const highestTone = 5_000;

/** Betting time in ms that corresponds to a full bar. */
const barMs = 5_000;

const pictureOf = (moment: CrashMoment): GraphPicture =>
  moment.kind === 'running' || moment.kind === 'ended'
    ? { kind: moment.kind, elapsedMs: moment.elapsedMs }
    : { kind: 'waiting' };

/** Writes the large figure, and its length, by which it is made small enough for its box. */
function writeFigure(element: HTMLElement | null, text: string): void {
  writeText(element, text);
  const count = String(text.length);
  if (element && element.dataset['count'] !== count) {
    element.dataset['count'] = count;
    element.parentElement?.style.setProperty('--figure-count', count);
  }
}

/** Announces start and end of a round, but not the multiples. The initial state is not announced. */
function useAnnouncements(round: CrashRound | null, kind: CrashMoment['kind']): void {
  const announce = useAnnounce();
  const { crash } = useMessages();
  const { multiple, number } = useTableFormat();
  const spoken = useRef<string | undefined>(undefined);
  useEffect(() => {
    const step = `${round?.id}/${kind}`;
    const isFirst = spoken.current === undefined;
    if (spoken.current === step) return;
    spoken.current = step;
    if (!round || isFirst) return;
    if (kind === 'running') announce(fill(crash.announceStart, { number: number(round.number) }));
    if (round.endedAt !== null) {
      const values = { number: number(round.number), multiple: multiple(round.endedAt) };
      announce(fill(crash.announceEnd, values));
    }
  });
}

/**
 * The graph of a round: the multiple in large figures, which alone is shown with reduced motion, and the
 * curve behind them. Updated from the clock with every frame, without a React render. It fills its parent.
 */
export function CrashGraph({
  round,
  multipleAt,
  maximum,
  now = Date.now,
  stale = false,
  className,
}: CrashGraphProps) {
  const { crash, playFrame, table } = useMessages();
  const format = useTableFormat();
  const kind = useCrashKind(round, now);
  const { root, sheet } = useGraphSheet();
  const figure = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { climb } = useSound();
  useAnnouncements(round, kind);
  useBettingCues({
    roundId: round?.id,
    isOpen: kind === 'betting',
    closesAt: round?.closesAt ?? null,
    now,
  });

  const roundNumber = round ? format.number(round.number) : '';
  const nextSeconds = useSecondsLeft(kind === 'ended' && round ? round.nextAt : null, now);
  const notes: Readonly<Record<CrashMoment['kind'], (moment: CrashMoment) => string>> = {
    waiting: () => crash.waiting,
    betting: (moment) =>
      `${format.round(round?.number ?? 0)} · ${fill(crash.startsIn, {
        time: format.seconds('leftMs' in moment ? moment.leftMs : 0),
      })}`,
    running: (moment) =>
      stale
        ? playFrame.hintStale
        : fill(crash.flying, {
            number: roundNumber,
            time: format.seconds('elapsedMs' in moment ? moment.elapsedMs : 0),
          }),
    ended: () =>
      [
        fill(crash.endedNote, { number: roundNumber }),
        ...(nextSeconds > 0 ? [fill(table.nextIn, { time: format.clock(nextSeconds) })] : []),
      ].join(' · '),
  };

  const draw = (): void => {
    const moment = crashMoment(round, now(), multipleAt, maximum);
    if (moment.kind === 'running') {
      climb(Math.log(moment.multiple / 100) / Math.log(highestTone / 100));
    }
    if ('multiple' in moment) writeFigure(figure.current, format.bareMultiple(moment.multiple));
    if (moment.kind === 'betting') {
      writeFigure(figure.current, String(Math.ceil(moment.leftMs / 1000)));
      if (bar.current) {
        bar.current.style.transform = `scaleX(${Math.min(1, moment.leftMs / barMs)})`;
      }
    }
    writeText(note.current, notes[moment.kind](moment));
    if (!sheet.current || hasReducedMotion(root.current)) return;
    drawGraph(sheet.current, pictureOf(moment), growthPerMs(multipleAt), {
      multiple: (value) =>
        `${Number.isInteger(value) ? format.number(value) : format.bareMultiple(value * 100)}×`,
      seconds: (value) => fill(table.secondsShort, { seconds: format.number(value) }),
    });
  };
  useFrames((kind === 'betting' || kind === 'running') && !stale, draw);
  const isClimbing = kind === 'running' && !stale;
  useEffect(() => (isClimbing ? () => climb(null) : undefined), [isClimbing, climb]);

  return (
    <S.Root
      ref={root}
      className={slotClass('CrashGraph', 'root', className)}
      dir="ltr"
      aria-label={round ? fill(crash.graph, { number: roundNumber }) : crash.waiting}
      data-kind={kind}
      data-stale={flag(stale)}
    >
      <GraphScene />
      <GraphCurve />
      <GraphLantern />
      <S.Now>
        {kind !== 'waiting' && (
          <S.Multiple className="lobi-CrashGraph-multiple">
            <span ref={figure} />
            {kind !== 'betting' && <small>×</small>}
          </S.Multiple>
        )}
        <S.Note ref={note} className="lobi-CrashGraph-note" />
      </S.Now>
      {kind === 'betting' && <S.Left ref={bar} />}
    </S.Root>
  );
}
