import type { LightName } from '../../tokens/brand.ts';
import { lightShapes } from '../lantern/lantern-shapes.ts';

/** Colour of a part of the scene, by day or at night. */
export const color = (name: string): string => `var(--scene-${name})`;

/** Position of one building or boat: its left edge, the height of its eaves, and its width in the scene. */
export interface SceneryProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isWarm: boolean;
  /** Whether it is to the left of the pit, which it faces. */
  readonly isLeft: boolean;
}

/** A stall of a market under an awning. */
export function Stall({ x, y, width, isWarm }: SceneryProps) {
  const tone = isWarm ? 'warm' : 'cold';
  const at = (share: number): number => Math.round(x + width * share);
  return (
    <>
      <path
        d={`M${at(0.16)} ${y - 19}H${at(0.84)}L${x + width} ${y}H${x}Z`}
        fill={color(`roof-${tone}`)}
      />
      <path
        d={`M${at(0.3)} ${y - 19}L${at(0.24)} ${y}H${at(0.42)}L${at(0.45)} ${y - 19}ZM${at(0.58)} ${y - 19}L${at(0.62)} ${y}H${at(0.8)}L${at(0.72)} ${y - 19}Z`}
        fill={color(`stripe-${tone}`)}
      />
      <rect x={at(0.06)} y={y} width={width * 0.88} height="48" fill={color(`wall-${tone}`)} />
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={`M${at(index / 5)} ${y}l${width / 10} 11l${width / 10}-11z`}
          fill={color(`${index % 2 ? 'roof' : 'stripe'}-${tone}`)}
        />
      ))}
      {isWarm && <ellipse cx={at(0.5)} cy={y + 27} rx="6" ry="7" fill={color('window')} />}
    </>
  );
}

/** Tiers of a grandstand, from the highest down to the pit. */
const tiers = [0, 1, 2, 3] as const;

/** A grandstand of a sports ground under a steel roof that overhangs its tiers. */
export function Grandstand({ x, y, width, isWarm, isLeft }: SceneryProps) {
  const tone = isWarm ? 'warm' : 'cold';
  const depth = width / tiers.length;
  const at = (share: number): number => Math.round(width * share);
  return (
    <g transform={isLeft ? `translate(${x} ${y})` : `translate(${x + width} ${y}) scale(-1 1)`}>
      <path
        d={`M${at(0.08)}-14V48M${at(0.3)}-18V16M${at(0.08)} 8L${at(0.62)}-22`}
        fill="none"
        stroke={color('string')}
        strokeWidth="2"
      />
      {tiers.map((tier) => (
        <rect
          key={tier}
          x={tier * depth}
          y={6 + tier * 10}
          width={depth + 0.5}
          height={42 - tier * 10}
          fill={color(`${tier % 2 ? 'roof' : 'wall'}-${tone}`)}
        />
      ))}
      <path
        d={`M${at(-0.06)}-12L${at(0.86)}-32V-26L${at(-0.06)}-5Z`}
        fill={color(`stripe-${tone}`)}
      />
    </g>
  );
}

/** A boat with its sail on the beach of a harbour. */
export function Boat({ x, y, width, isWarm, isLeft }: SceneryProps) {
  const tone = isWarm ? 'warm' : 'cold';
  const at = (share: number): number => Math.round(width * share);
  return (
    <g transform={isLeft ? `translate(${x} ${y})` : `translate(${x + width} ${y}) scale(-1 1)`}>
      <path d={`M${at(0.44)} 22V-34`} stroke={color('string')} strokeWidth="2" />
      <path d={`M${at(0.48)}-32L${at(0.88)} 10H${at(0.48)}Z`} fill={color(`stripe-${tone}`)} />
      <path d={`M${at(0.4)}-22L${at(0.14)} 10H${at(0.4)}Z`} fill={color(`roof-${tone}`)} />
      <path
        d={`M0 18Q${at(0.5)} 26 ${width} 14L${at(0.84)} 42H${at(0.16)}Z`}
        fill={color(`wall-${tone}`)}
      />
      <path
        d={`M${at(0.04)} 24Q${at(0.5)} 32 ${at(0.96)} 20`}
        fill="none"
        stroke={color(`stripe-${tone}`)}
        strokeWidth="3"
      />
    </g>
  );
}

interface UnlitLightProps {
  light: LightName;
  x: number;
  y: number;
  scale: number;
}

/** An unlit light on a string. */
export function UnlitLight({ light, x, y, scale }: UnlitLightProps) {
  const { body, lines } = lightShapes[light];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0-48V-66M0 48V66" stroke={color('string')} strokeWidth="1.6" />
      <path d="M-17-48h34v8h-34ZM-17 40h34v8h-34Z" fill={color('unlit-rib')} />
      <path d={body} fill={color('unlit')} />
      <path d={lines} fill="none" stroke={color('unlit-rib')} strokeWidth="1.6" />
    </g>
  );
}
