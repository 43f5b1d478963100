import { axisMarks, graphView } from '../graph-view.ts';
import { lanternSprite, spriteFoot, spriteSize } from './lantern-sprite.ts';

/** Colours and type of the graph, as the theme has them now. */
export interface GraphPalette {
  readonly accent: string;
  /** Light under the curve of a flight that is on, and of one that is over; and none at all. */
  readonly glow: string;
  readonly ash: string;
  readonly clear: string;
  /** Colours of the curve from its beginning to its tip. */
  readonly stroke: readonly [start: string, middle: string, tip: string];
  readonly faint: string;
  readonly line: string;
  readonly paper: string;
  readonly font: string;
}

/** A canvas that is ready to be drawn on. */
export interface GraphSheet {
  readonly context: CanvasRenderingContext2D;
  /** Size in px of the page. */
  readonly width: number;
  readonly height: number;
  readonly palette: GraphPalette;
  readonly sprites: { readonly lit: HTMLCanvasElement; readonly out: HTMLCanvasElement };
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
    paper: color('overlay'),
    font: style.fontFamily,
  };
}

/** Prepares a canvas of a size on the page; `undefined` where the browser has none to give. */
export function openSheet(
  canvas: HTMLCanvasElement,
  { width, height }: { readonly width: number; readonly height: number },
): GraphSheet | undefined {
  const context = canvas.getContext('2d');
  if (!context || width === 0) return undefined;
  const density = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  context.setTransform(density, 0, 0, density, 0, 0);
  const palette = readPalette(canvas, context);
  const colors = { flame: palette.accent, paper: palette.paper, rib: palette.faint };
  return {
    context,
    width,
    height,
    palette,
    sprites: {
      lit: lanternSprite(colors, true, density),
      out: lanternSprite(colors, false, density),
    },
  };
}

function lantern(sheet: GraphSheet, x: number, foot: number, lit: boolean, tilt = 0): void {
  const { context, sprites, width } = sheet;
  const size = spriteSize * Math.min(1, Math.max(0.62, width / 620));
  context.save();
  context.translate(x, foot - (spriteFoot / spriteSize) * size);
  context.rotate(tilt);
  context.drawImage(lit ? sprites.lit : sprites.out, -size / 2, -size / 2, size, size);
  context.restore();
}

function axes(
  { context, width, height, palette }: GraphSheet,
  view: { readonly spanMs: number; readonly top: number },
  place: { x(ms: number): number; y(multiple: number): number },
  words: AxisWords,
): void {
  const ground = height - footRoom;
  context.font = `500 12px ${palette.font}`;
  context.fillStyle = palette.faint;
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  context.setLineDash([2, 7]);
  for (const mark of axisMarks(1, view.top, 5)) {
    const y = Math.round(place.y(mark)) + 0.5;
    if (y < 18) continue;
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(width - 52, y);
    context.stroke();
    context.fillText(words.multiple(mark), width - 12, y);
  }
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(0, ground + 0.5);
  context.lineTo(width, ground + 0.5);
  context.stroke();
  context.textAlign = 'center';
  for (const mark of axisMarks(0, view.spanMs, width < 420 ? 4 : 6)) {
    const x = place.x(mark);
    if (x < width - 30) context.fillText(words.seconds(mark / 1000), x, ground + footRoom / 2 + 1);
  }
}

function trail(sheet: GraphSheet, x: number, y: number, elapsedMs: number): void {
  const { context, palette } = sheet;
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
  const place = {
    x: (ms: number): number => (ms / view.spanMs) * width,
    y: (value: number): number => ground - ((value - 1) / (view.top - 1)) * ground,
  };
  axes(sheet, view, place, words);
  if (picture.kind === 'waiting') {
    lantern(sheet, Math.max(44, width * 0.08), ground - 2, false);
    return;
  }

  const tip = { x: place.x(elapsedMs), y: place.y(multiple) };
  const curve = new Path2D();
  curve.moveTo(0, ground);
  for (let piece = 1; piece <= pieces; piece += 1) {
    const ms = (elapsedMs * piece) / pieces;
    curve.lineTo(place.x(ms), place.y(Math.exp(growth * ms)));
  }
  const isFlying = picture.kind === 'running';
  const area = new Path2D(curve);
  area.lineTo(tip.x, ground);
  area.closePath();
  const shade = context.createLinearGradient(0, tip.y, 0, ground);
  shade.addColorStop(0, isFlying ? palette.glow : palette.ash);
  shade.addColorStop(1, palette.clear);
  context.fillStyle = shade;
  context.fill(area);

  const stroke = context.createLinearGradient(0, 0, Math.max(1, tip.x), 0);
  stroke.addColorStop(0, palette.stroke[0]);
  stroke.addColorStop(0.6, palette.stroke[1]);
  stroke.addColorStop(1, palette.stroke[2]);
  context.strokeStyle = isFlying ? stroke : palette.faint;
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(curve);

  if (isFlying) trail(sheet, tip.x, tip.y, elapsedMs);
  lantern(sheet, tip.x, tip.y, isFlying, isFlying ? Math.sin(elapsedMs / 900) * 0.06 : 0.16);
}
