import { flightPoint, lamp, risePoint, type CastPhase, type Point } from './cast.ts';
import type { Swimmer } from './pond.ts';
import type { Picture, Sprite } from './sprites.ts';

/** A net in one frame: its phase, and its position. */
export interface PaintedCast extends CastPhase {
  /** Key of the target, for the catch that rises. */
  readonly name: string;
  /** Position of the target, or of the catch. */
  readonly at: Point;
  readonly facing: 1 | -1;
}

/** A net of another player in one frame. */
export interface PaintedOther extends PaintedCast {
  /** Public name of the player. */
  readonly player: string;
}

/** Data of one frame. */
export interface PondFrame {
  readonly swimmers: readonly Swimmer[];
  readonly aim: Swimmer | undefined;
  /** Nets of the player, oldest first. */
  readonly casts: readonly PaintedCast[];
  readonly others: readonly PaintedOther[];
  /** Key of the largest prize; its fish glows. */
  readonly boss: string | undefined;
  readonly timeMs: number;
}

const light = '#ffe2a6';

interface Surface {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly sprites: ReadonlyMap<string, Sprite>;
  /** Opacity of everything; default 1. */
  readonly alpha?: number;
}

interface Pose {
  readonly at: Point;
  readonly facing: 1 | -1;
  readonly tilt: number;
  readonly beat: number;
  readonly size: number;
  readonly alpha: number;
}

const put = (context: CanvasRenderingContext2D, { canvas, x, y }: Picture): void =>
  context.drawImage(canvas, x, y);

function paintFish(surface: Surface, name: string, pose: Pose): void {
  const { context, width, height, sprites } = surface;
  const sprite = sprites.get(name);
  if (!sprite) return;
  const { art, body, tail, scale } = sprite;
  context.save();
  context.globalAlpha = pose.alpha * (surface.alpha ?? 1);
  context.translate(pose.at.x * width, pose.at.y * height);
  context.scale(pose.facing * pose.size, pose.size);
  context.rotate(pose.tilt);
  if (art.tail.length > 0) {
    const hinge = art.hinge * scale;
    context.save();
    context.translate(hinge, 0);
    context.scale(0.82 + pose.beat * 0.18, 1);
    context.translate(-hinge, 0);
    put(context, tail);
    context.restore();
  }
  put(context, body);
  context.restore();
}

const radiusOf = ({ width, height, sprites }: Surface, name: string): number =>
  (sprites.get(name)?.art.size ?? 0.2) * Math.min(width, height) * 0.56;

/** A ring with four marks around the target. */
function paintAim(surface: Surface, aim: Swimmer, timeMs: number): void {
  const { context, width, height } = surface;
  const radius = radiusOf(surface, aim.name) + Math.min(width, height) * 0.02;
  context.save();
  context.translate(aim.x * width, aim.y * height);
  context.rotate((timeMs / 9_000) % (Math.PI * 2));
  context.strokeStyle = light;
  context.lineWidth = Math.max(2, Math.min(width, height) * 0.006);
  context.globalAlpha = 0.9;
  for (let mark = 0; mark < 4; mark += 1) {
    context.beginPath();
    context.arc(0, 0, radius, mark * (Math.PI / 2) + 0.3, mark * (Math.PI / 2) + 1.27);
    context.stroke();
  }
  context.restore();
}

/** The glow around the fish with the largest prize. */
function paintHalo(surface: Surface, { x, y, name }: Swimmer): void {
  const { context, width, height } = surface;
  const radius = radiusOf(surface, name) * 1.5;
  const halo = context.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius);
  halo.addColorStop(0, 'rgb(255 226 166 / 0.34)');
  halo.addColorStop(1, 'rgb(255 226 166 / 0)');
  context.save();
  context.translate(x * width, y * height);
  context.fillStyle = halo;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
  context.restore();
}

/** Opacity of other players' nets, so that they never hide the player's own. */
const othersAlpha = 0.55;

/** Paints the name of a player beside the net. */
function paintName(surface: Surface, { name, player, at, phase }: PaintedOther): void {
  const { context, width, height } = surface;
  if (phase === 'over' || phase === 'flying') return;
  const size = Math.max(11, Math.min(width, height) * 0.034);
  context.save();
  context.globalAlpha = othersAlpha + 0.25;
  context.fillStyle = '#fff';
  context.shadowColor = 'rgb(0 0 0 / 0.7)';
  context.shadowBlur = 4;
  context.font = `600 ${size}px ${getComputedStyle(context.canvas).fontFamily}`;
  context.textAlign = 'center';
  context.fillText(player, at.x * width, at.y * height + radiusOf(surface, name) * 1.1 + size);
  context.restore();
}

/** A round net of light. */
function paintNet(surface: Surface, at: Point, radius: number, alpha: number): void {
  const { context, width, height } = surface;
  if (alpha <= 0) return;
  context.save();
  context.translate(at.x * width, at.y * height);
  const own = surface.alpha ?? 1;
  context.globalAlpha = alpha * own * 0.16;
  context.fillStyle = light;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
  context.clip();
  context.globalAlpha = alpha * own * 0.5;
  context.strokeStyle = light;
  context.lineWidth = Math.max(1, radius * 0.025);
  context.beginPath();
  for (let step = -3; step <= 3; step += 1) {
    const position = (step * radius) / 3;
    context.moveTo(position - radius, -radius);
    context.lineTo(position + radius, radius);
    context.moveTo(position + radius, -radius);
    context.lineTo(position - radius, radius);
  }
  context.stroke();
  context.globalAlpha = alpha * own;
  context.lineWidth = Math.max(2, radius * 0.06);
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.stroke();
  context.restore();
}

/** Functions that paint each phase of a cast. */
const castPainters: Readonly<
  Record<CastPhase['phase'], (surface: Surface, cast: PaintedCast, timeMs: number) => void>
> = {
  flying: (surface, { name, at, share }) =>
    paintNet(surface, flightPoint(at, share), radiusOf(surface, name) * (0.25 + share * 0.85), 1),
  holding: (surface, { name, at }, timeMs) =>
    paintNet(surface, at, radiusOf(surface, name) * (1.1 + Math.sin(timeMs / 160) * 0.03), 1),
  caught: (surface, { name, at, facing, share }, timeMs) => {
    const here = risePoint(at, share);
    const size = 1 - share * 0.72;
    const alpha = share < 0.8 ? 1 : (1 - share) * 5;
    paintFish(surface, name, {
      at: here,
      facing: here.x <= lamp.x === at.x <= lamp.x ? (at.x <= lamp.x ? 1 : -1) : facing,
      tilt: -share * 0.5,
      beat: Math.sin(timeMs / 110),
      size,
      alpha,
    });
    paintNet(surface, here, radiusOf(surface, name) * 1.1 * size, alpha * 0.8);
  },
  missed: (surface, { name, at, share }) =>
    paintNet(surface, at, radiusOf(surface, name) * (1.1 + share * 0.7), 1 - share),
  over: () => undefined,
};

/** Paints one frame: fish from large to small, then the nets of others, the player's nets, and the aim. */
export function paintPond(surface: Surface, frame: PondFrame): void {
  const { swimmers, aim, casts, others, boss, timeMs } = frame;
  const { context, width, height } = surface;
  context.clearRect(0, 0, width, height);
  for (const swimmer of swimmers.toReversed()) {
    if (swimmer.x < -0.3 || swimmer.x > 1.3) continue;
    if (swimmer.name === boss) paintHalo(surface, swimmer);
    paintFish(surface, swimmer.name, { ...swimmer, at: swimmer, size: 1, alpha: 1 });
  }
  const faint = { ...surface, alpha: othersAlpha };
  for (const other of others) {
    castPainters[other.phase](faint, other, timeMs);
    paintName(surface, other);
  }
  for (const cast of casts) castPainters[cast.phase](surface, cast, timeMs);
  if (aim) paintAim(surface, aim, timeMs);
}

/**
 * Returns the fish at a point of the pond; small ones are in front of large ones. Coordinates are canvas
 * pixels.
 */
export function swimmerAt(
  surface: Surface,
  swimmers: readonly Swimmer[],
  x: number,
  y: number,
): Swimmer | undefined {
  const minimum = Math.min(surface.width, surface.height) * 0.07;
  return swimmers.find(
    (swimmer) =>
      Math.hypot(swimmer.x * surface.width - x, (swimmer.y * surface.height - y) * 1.5) <
      Math.max(minimum, radiusOf(surface, swimmer.name)),
  );
}
