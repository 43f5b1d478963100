import { styled } from 'styled-components';

const Sky = styled.svg`
  position: absolute;
  inset: -44px 0 0;
  inline-size: 100%;
  block-size: calc(100% + 44px);
  color: color-mix(in srgb, var(--lobi-art-hue) 60%, var(--lobi-color-text));
  pointer-events: none;
`;

/** Faint lights of the sky: x, y, radius. */
const lights = [
  [60, 92, 1.6],
  [148, 40, 1.2],
  [236, 120, 1],
  [318, 62, 1.8],
  [402, 30, 1.1],
  [470, 138, 1.3],
  [548, 74, 1],
  [640, 36, 1.7],
  [706, 128, 1.2],
  [764, 66, 1.4],
] as const;

/**
 * Evening scene in the background of a game: two moons, hills and a few lights, in the colours of the brand.
 */
export function Ground() {
  return (
    <Sky viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="currentColor">
        <circle cx="640" cy="150" r="330" opacity="0.05" />
        <circle cx="640" cy="150" r="200" opacity="0.05" />
        {lights.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} opacity="0.45" />
        ))}
        <path d="M0 430Q140 360 300 410T620 392T800 420V500H0Z" opacity="0.06" />
        <path d="M0 466Q200 410 420 452T800 440V500H0Z" opacity="0.07" />
      </g>
    </Sky>
  );
}
