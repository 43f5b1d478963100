import { writeText } from '../../../primitives/write-text.ts';
import { axisMarks, graphView, maximumTip, type GraphView } from '../graph-view.ts';

/** DOM elements of a graph. They are created once and updated in every frame. */
export interface GraphParts {
  /** The curve, and the glow below it. */
  readonly line: SVGPathElement;
  readonly area: SVGPathElement;
  readonly lantern: HTMLElement;
  /** Marks of the axes, as many as are shown at most. */
  readonly multiples: readonly HTMLElement[];
  readonly seconds: readonly HTMLElement[];
}

/** A graph ready for drawing: its elements, and its size in px. */
export interface GraphSheet extends GraphParts {
  readonly width: number;
  readonly height: number;
  /** The displayed range of the axes, and the last drawn state; none at first. */
  view?: GraphView;
  drawn?: GraphPicture;
}

/** Input of a frame: `elapsedMs` of a running or finished flight, or none while the lantern waits. */
export type GraphPicture =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' | 'ended'; readonly elapsedMs: number };

/** Texts at the axes. */
export interface AxisLabels {
  multiple(value: number): string;
  seconds(value: number): string;
}

/** Maximum number of marks of an axis. */
export const maximumMarks = { multiples: 5, seconds: 6 } as const;
/** Maximum number of time marks in a narrow graph. */
const fewSeconds = { below: 420, count: 4 } as const;

/** Space below the axis for the time marks, in px. */
export const footRoom = 34;
/** Number of Bézier segments of the curve: its error is below half a pixel up to 100×. */
const pieces = 10;

/** Finds the elements inside the root of a graph by their `data-` names. */
export function graphPartsOf(root: HTMLElement): GraphParts | undefined {
  const one = <Part extends Element>(name: string) =>
    root.querySelector<Part>(`[data-graph="${name}"]`);
  const all = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-graph="${name}"]`)];
  const [line, area] = [one<SVGPathElement>('line'), one<SVGPathElement>('area')];
  const lantern = one<HTMLElement>('lantern');
  if (!line || !area || !lantern) return undefined;
  return { line, area, lantern, multiples: all('multiple'), seconds: all('second') };
}

/** Height of the lantern above the end of the curve at full size, with the space above it, in px. */
const lanternHeight = 76;
/** Largest part of the sky that the lantern takes in a low graph. */
const lanternShare = 0.45;

/** Size of the lantern, 1 on a wide page: smaller on a phone, and in a graph with little height. */
const lanternScale = (width: number, ground: number): number =>
  Math.min(1, Math.max(0.62, width / 620), (ground * lanternShare) / lanternHeight);

/**
 * Distance in px between the upper edge and the highest multiple of the axis: none, except in a graph so low
 * that the lantern would be cut at the top.
 */
const roofOf = (width: number, ground: number): number =>
  Math.max(0, ground - (ground - lanternHeight * lanternScale(width, ground)) / maximumTip.y);

/** Movement along the time axis that is too small to be seen, in px. */
const unseen = 0.4;

/** Moves the lantern to the end of the curve. */
function place(
  { lantern, width, height }: GraphSheet,
  x: number,
  y: number,
  lit: boolean,
  tilt = 0,
): void {
  const scale = lanternScale(width, height - footRoom);
  lantern.style.transform = `translate(${x}px, ${y}px) rotate(${tilt}rad) scale(${scale})`;
  lantern.style.visibility = 'visible';
  lantern.toggleAttribute('data-lit', lit);
}

/** Positions of times and multiples in px. */
interface Scale {
  x(ms: number): number;
  y(multiple: number): number;
}

/** A mark of an axis: its text and position. */
interface Mark {
  readonly text: string;
  readonly transform: string;
}

function writeMarks(elements: readonly HTMLElement[], marks: readonly Mark[]): void {
  for (const [index, element] of elements.entries()) {
    const mark = marks[index];
    element.toggleAttribute('data-shown', mark !== undefined);
    if (!mark) continue;
    writeText(element, mark.text);
    element.style.transform = mark.transform;
  }
}

function writeAxes(sheet: GraphSheet, view: GraphView, scale: Scale, labels: AxisLabels): void {
  const { multiples, seconds, width } = sheet;
  const levels = axisMarks(1, view.top, maximumMarks.multiples).map((value) => ({
    text: labels.multiple(value),
    y: Math.round(scale.y(value)),
  }));
  writeMarks(
    multiples,
    levels
      .filter(({ y }) => y >= 18)
      .map(({ text, y }) => ({ text, transform: `translateY(${y}px)` })),
  );
  const maximumSeconds = width < fewSeconds.below ? fewSeconds.count : maximumMarks.seconds;
  writeMarks(
    seconds,
    axisMarks(0, view.spanMs, maximumSeconds)
      .map((ms) => ({ text: labels.seconds(ms / 1000), x: scale.x(ms) }))
      .filter(({ x }) => x < width - 30)
      .map(({ text, x }) => ({ text, transform: `translateX(${x}px)` })),
  );
}

/** Whether the change since the last drawing is too small to be visible. */
const isUnseen = (
  drawn: GraphPicture | undefined,
  picture: GraphPicture,
  msPerPx: number,
): boolean =>
  drawn?.kind === 'running' &&
  picture.kind === 'running' &&
  Math.abs(picture.elapsedMs - drawn.elapsedMs) < unseen * msPerPx;

const isSame = (one: GraphView | undefined, other: GraphView): boolean =>
  one?.spanMs === other.spanMs && one.top === other.top;

/**
 * Returns the curve up to a time, as SVG path data: each segment begins and ends with the slope of the curve.
 */
function wayOf({ x, y }: Scale, elapsedMs: number, growth: number): string {
  const pieceMs = elapsedMs / pieces;
  const third = pieceMs / 3;
  const at = (ms: number, value: number): string => `${x(ms).toFixed(1)} ${y(value).toFixed(1)}`;
  const bent = Array.from({ length: pieces }, (_, piece) => {
    const [fromMs, toMs] = [piece * pieceMs, (piece + 1) * pieceMs];
    const [from, to] = [Math.exp(growth * fromMs), Math.exp(growth * toMs)];
    const leaving = at(fromMs + third, from * (1 + growth * third));
    const coming = at(toMs - third, to * (1 - growth * third));
    return `C${leaving} ${coming} ${at(toMs, to)}`;
  });
  return `M${at(0, 1)}${bent.join('')}`;
}

/** Draws one frame of the graph. `growth` is that of the curve, per ms. */
export function drawGraph(
  sheet: GraphSheet,
  picture: GraphPicture,
  growth: number,
  labels: AxisLabels,
): void {
  const { line, area, width, height } = sheet;
  const ground = height - footRoom;
  const roof = roofOf(width, ground);
  const elapsedMs = picture.kind === 'waiting' ? 0 : picture.elapsedMs;
  const multiple = Math.exp(growth * elapsedMs);
  const view = graphView(elapsedMs, multiple);
  if (isUnseen(sheet.drawn, picture, view.spanMs / width)) return;
  sheet.drawn = picture;
  const scale: Scale = {
    x: (ms) => (ms / view.spanMs) * width,
    y: (value) => ground - ((value - 1) / (view.top - 1)) * (ground - roof),
  };
  if (!isSame(sheet.view, view)) {
    writeAxes(sheet, view, scale, labels);
    sheet.view = view;
  }
  if (picture.kind === 'waiting') {
    line.removeAttribute('d');
    area.removeAttribute('d');
    place(sheet, Math.max(44, width * 0.08), ground - 2, false);
    return;
  }

  const way = wayOf(scale, elapsedMs, growth);
  const tip = { x: scale.x(elapsedMs), y: scale.y(multiple) };
  line.setAttribute('d', way);
  area.setAttribute('d', `${way}L${tip.x.toFixed(1)} ${ground}Z`);
  const isFlying = picture.kind === 'running';
  place(sheet, tip.x, tip.y, isFlying, isFlying ? Math.sin(elapsedMs / 900) * 0.06 : 0.16);
}
