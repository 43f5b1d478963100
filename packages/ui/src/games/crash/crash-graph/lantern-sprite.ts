/** Edge of the picture of a lantern in px; its light fills it. */
export const spriteSize = 220;

/** How high above the flame's middle the curve ends, in px. */
export const spriteFoot = 34;

const body = 'M-17 34C-24 18-34 2-31-14C-28-30-14-35 0-35S28-30 31-14C34 2 24 18 17 34Z';
const ribs =
  'M0-35V34M-12-34C-21-16-17 14-8 34M12-34C21-16 17 14 8 34M-31-8Q0 2 31-8M-26 14Q0 22 26 14';

/** Colours of a lantern: `flame` of its light, `paper` of one that is out, `rib` of its bones. */
export interface LanternColors {
  readonly flame: string;
  readonly paper: string;
  readonly rib: string;
}

function light(context: CanvasRenderingContext2D, flame: string): void {
  const halo = context.createRadialGradient(0, 6, 0, 0, 6, spriteSize / 2);
  halo.addColorStop(0, `color-mix(in srgb, ${flame} 60%, transparent)`);
  halo.addColorStop(0.45, `color-mix(in srgb, ${flame} 16%, transparent)`);
  halo.addColorStop(1, `color-mix(in srgb, ${flame} 0%, transparent)`);
  context.fillStyle = halo;
  context.fillRect(-spriteSize / 2, -spriteSize / 2, spriteSize, spriteSize);
}

/** A sky lantern on a canvas of its own, drawn once and then only copied: that is what is fast. */
export function lanternSprite(colors: LanternColors, lit: boolean, density: number) {
  const canvas = document.createElement('canvas');
  canvas.width = spriteSize * density;
  canvas.height = spriteSize * density;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(density, density);
  context.translate(spriteSize / 2, spriteSize / 2);
  if (lit) light(context, colors.flame);
  const paper = context.createRadialGradient(0, 34, 2, 0, 12, 54);
  if (lit) {
    paper.addColorStop(0, `color-mix(in srgb, ${colors.flame} 12%, white)`);
    paper.addColorStop(0.34, `color-mix(in srgb, ${colors.flame} 62%, white)`);
    paper.addColorStop(0.72, colors.flame);
    paper.addColorStop(1, `color-mix(in srgb, ${colors.flame} 62%, black)`);
  }
  context.fillStyle = lit ? paper : colors.paper;
  context.fill(new Path2D(body));
  context.strokeStyle = lit ? `color-mix(in srgb, ${colors.flame} 42%, black)` : colors.rib;
  context.globalAlpha = lit ? 0.45 : 0.8;
  context.lineWidth = 1.3;
  context.stroke(new Path2D(ribs));
  context.globalAlpha = 1;
  context.fillStyle = lit ? `color-mix(in srgb, ${colors.flame} 8%, white)` : colors.rib;
  context.beginPath();
  context.ellipse(0, 34, 17, 3.4, 0, 0, 2 * Math.PI);
  context.fill();
  return canvas;
}
