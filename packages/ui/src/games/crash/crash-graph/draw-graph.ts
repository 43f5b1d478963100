import { axisMarks, graphView, type GraphView } from '../graph-view.ts';

/** Colours and type of the graph, as the theme has them now. */
interface GraphPalette {
  readonly accent: string;
  /** Light under the curve of a flight that is on, and of one that is over; and none at all. */
  readonly glow: string;
  readonly ash: string;
  readonly clear: string;
  /** Colours of the curve from its beginning to its tip. */
  readonly stroke: readonly [start: string, middle: string, tip: string];
  readonly faint: string;
  readonly line: string;
  readonly font: string;
}

/** Two canvases on each other that are ready to be drawn on, and what is moved above them. */
export interface GraphSheet {
  readonly context: CanvasRenderingContext2D;
  /** Below: the axes, which stand still for as long as the view does. */
  readonly axes: CanvasRenderingContext2D;
  readonly lantern: HTMLElement;
  /** Size in px of the page. */
  readonly width: number;
  readonly height: number;
  readonly palette: GraphPalette;
  /** The view that the axes show; none at first. */
  view?: GraphView;
}

/** What is drawn: `elapsedMs` of a flight that is on or over, or none, where the lantern waits. */
export type GraphPicture =
  { readonly kind: 'waiting' } | { readonly kind: 'running' | 'ended'; readonly elapsedMs: number };

/** Texts at the axes. */
export interface AxisWords {
  multiple(value: number): string;
  seconds(value: number): string;
}

/** Room below the ground for the marks of time, in px. */
const footRoom = 34;
/** Straight pieces of the curve: enough for the eye at any width. */
const pieces = 56;
const embers = 11;
/** Densest canvas, in its own pixels per px of the page: finer is not seen in motion. */
const mostDense = 2;

/** Reads the theme off a canvas, with all mixtures made: that is not done anew for each picture. */
function readPalette(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): GraphPalette {
  const style = getComputedStyle(canvas);
  const color = (name: string): string => style.getPropertyValue(`--lobi-color-${name}`).trim();
  const made = (css: string): string => {
    context.fillStyle = css;
    return String(context.fillStyle);
  };
  const accent = color('accent');
  const mixed = (percent: number, other = 'transparent'): string =>
    made(`color-mix(in srgb, ${accent} ${percent}%, ${other})`);
  return {
    accent,
    glow: mixed(20),
    ash: mixed(8),
    clear: mixed(0),
    stroke: [mixed(45), accent, mixed(60, color('text'))],
    faint: color('text3'),
    line: color('border-subtle'),
    font: style.fontFamily,
  };
}

/** The parts of the page that a graph is drawn with. */
export interface GraphParts {
  readonly canvas: HTMLCanvasElement;
  readonly axes: HTMLCanvasElement;
  readonly lantern: HTMLElement;
}

/** Prepares a graph of the size that its place has; `undefined` where the browser has none to give. */
export function openSheet({ canvas, axes, lantern }: GraphParts): GraphSheet | undefined {
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = Math.min(mostDense, window.devicePixelRatio || 1);
  const open = (element: HTMLCanvasElement): CanvasRenderingContext2D | null => {
    const context = element.getContext('2d');
    element.width = Math.round(width * density);
    element.height = Math.round(height * density);
    context?.setTransform(density, 0, 0, density, 0, 0);
    return context;
  };
  const [context, below] = [open(canvas), open(axes)];
  if (!context || !below || width === 0) return undefined;
  const palette = readPalette(canvas, context);
  return { context, axes: below, lantern, width, height, palette };
}

/** Moves the lantern, whose place is the end of the curve. */
function place({ lantern, width }: GraphSheet, x: number, y: number, lit: boolean, tilt = 0): void {
  const scale = Math.min(1, Math.max(0.62, width / 620));
  lantern.style.transform = `translate(${x}px, ${y}px) rotate(${tilt}rad) scale(${scale})`;
  lantern.style.visibility = 'visible';
  lantern.toggleAttribute('data-lit', lit);
}

/** Where times and multiples are on the sheet, in px. */
interface Scale {
  x(ms: number): number;
  y(multiple: number): number;
}

function drawAxes(
  { axes, width, height, palette }: GraphSheet,
  view: GraphView,
  scale: Scale,
  words: AxisWords,
): void {
  const ground = height - footRoom;
  axes.clearRect(0, 0, width, height);
  axes.font = `500 12px ${palette.font}`;
  axes.fillStyle = palette.faint;
  axes.strokeStyle = palette.line;
  axes.lineWidth = 1;
  axes.textBaseline = 'middle';
  axes.textAlign = 'right';
  axes.setLineDash([2, 7]);
  for (const mark of axisMarks(1, view.top, 5)) {
    const y = Math.round(scale.y(mark)) + 0.5;
    if (y < 18) continue;
    axes.beginPath();
    axes.moveTo(0, y);
    axes.lineTo(width - 52, y);
    axes.stroke();
    axes.fillText(words.multiple(mark), width - 12, y);
  }
  axes.setLineDash([]);
  axes.beginPath();
  axes.moveTo(0, ground + 0.5);
  axes.lineTo(width, ground + 0.5);
  axes.stroke();
  axes.textAlign = 'center';
  for (const mark of axisMarks(0, view.spanMs, width < 420 ? 4 : 6)) {
    const x = scale.x(mark);
    if (x < width - 30) axes.fillText(words.seconds(mark / 1000), x, ground + footRoom / 2 + 1);
  }
}

function trail({ context, palette }: GraphSheet, x: number, y: number, elapsedMs: number): void {
  context.fillStyle = palette.accent;
  for (let ember = 0; ember < embers; ember += 1) {
    const age = (elapsedMs / 1400 + ember / embers) % 1;
    const sway = Math.sin(ember * 7.3 + elapsedMs / 400) * 12 * age;
    context.globalAlpha = (1 - age) * 0.55;
    context.beginPath();
    context.arc(x - age * 54 + sway, y + 10 + age * 62, 1.7 - age, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** A gradient from one point to another, its colours at even distances. */
function gradient(
  context: CanvasRenderingContext2D,
  ends: readonly [x0: number, y0: number, x1: number, y1: number],
  colors: readonly string[],
): CanvasGradient {
  const made = context.createLinearGradient(...ends);
  for (const [at, color] of colors.entries()) made.addColorStop(at / (colors.length - 1), color);
  return made;
}

const isSame = (one: GraphView | undefined, other: GraphView): boolean =>
  one?.spanMs === other.spanMs && one.top === other.top;

/** Draws one picture of the graph. `growth` is that of the curve, per ms. */
export function drawGraph(
  sheet: GraphSheet,
  picture: GraphPicture,
  growth: number,
  words: AxisWords,
): void {
  const { context, width, height, palette } = sheet;
  const ground = height - footRoom;
  context.clearRect(0, 0, width, height);
  const elapsedMs = picture.kind === 'waiting' ? 0 : picture.elapsedMs;
  const multiple = Math.exp(growth * elapsedMs);
  const view = graphView(elapsedMs, multiple);
  const scale: Scale = {
    x: (ms) => (ms / view.spanMs) * width,
    y: (value) => ground - ((value - 1) / (view.top - 1)) * ground,
  };
  if (!isSame(sheet.view, view)) {
    drawAxes(sheet, view, scale, words);
    sheet.view = view;
  }
  if (picture.kind === 'waiting') {
    place(sheet, Math.max(44, width * 0.08), ground - 2, false);
    return;
  }

  const tip = { x: scale.x(elapsedMs), y: scale.y(multiple) };
  const curve = new Path2D();
  curve.moveTo(0, ground);
  for (let piece = 1; piece <= pieces; piece += 1) {
    const ms = (elapsedMs * piece) / pieces;
    curve.lineTo(scale.x(ms), scale.y(Math.exp(growth * ms)));
  }
  const isFlying = picture.kind === 'running';
  const area = new Path2D(curve);
  area.lineTo(tip.x, ground);
  area.closePath();
  context.fillStyle = gradient(
    context,
    [0, tip.y, 0, ground],
    [isFlying ? palette.glow : palette.ash, palette.clear],
  );
  context.fill(area);
  context.strokeStyle = isFlying
    ? gradient(context, [0, 0, Math.max(1, tip.x), 0], palette.stroke)
    : palette.faint;
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(curve);

  if (isFlying) trail(sheet, tip.x, tip.y, elapsedMs);
  place(sheet, tip.x, tip.y, isFlying, isFlying ? Math.sin(elapsedMs / 900) * 0.06 : 0.16);
}
