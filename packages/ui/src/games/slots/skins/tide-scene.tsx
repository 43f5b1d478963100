import { useId } from 'react';

const bubbles = [
  [70, 420, 9],
  [96, 372, 5],
  [58, 330, 6],
  [930, 450, 10],
  [956, 396, 6],
  [912, 350, 4],
  [180, 520, 6],
  [830, 540, 7],
] as const;

const wave = (y: number): string =>
  `M-20 ${y}${Array.from({ length: 9 }, () => 'q32 -26 64 0t64 0').join('')}V-20H-20Z`;

/** The water around the window: light from above, waves, sand and coral below. @source ours */
export function TideScene() {
  const id = useId();
  const paint = (name: string): string => `url(#${id}${name})`;
  return (
    <svg viewBox="0 0 1000 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sea`} x2="0" y2="1">
          <stop stopColor="#0d5563" />
          <stop offset=".5" stopColor="#083746" />
          <stop offset="1" stopColor="#04202d" />
        </linearGradient>
        <linearGradient id={`${id}ray`} x2="0" y2="1">
          <stop stopColor="#ffe2a6" stopOpacity=".3" />
          <stop offset="1" stopColor="#ffe2a6" stopOpacity="0" />
        </linearGradient>
        <pattern id={`${id}scale`} width="48" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 24a24 24 0 0 1 48 0M12 24a12 12 0 0 1 24 0" fill="none" stroke="#fff" />
        </pattern>
      </defs>
      <path d="M0 0H1000V640H0Z" fill={paint('sea')} />
      <path d="M0 0H1000V640H0Z" fill={paint('scale')} opacity=".05" />
      <path d="M380 0H470L300 640H60ZM530 0H620L960 640H700Z" fill={paint('ray')} />
      <path d={wave(54)} fill="#2d8c92" opacity=".35" />
      <path d={wave(36)} fill="#5fc0b8" opacity=".3" />
      {bubbles.map(([x, y, r]) => (
        <circle
          key={y}
          cx={x}
          cy={y}
          r={r}
          fill="none"
          stroke="#9fe3dc"
          strokeWidth="2"
          opacity=".5"
        />
      ))}
      <path d="M0 640V590Q150 556 320 592T660 590T1000 584V640Z" fill="#0b4a50" />
      <path
        d="M60 600V540M60 560C40 552 34 536 36 520M60 552C78 546 84 530 82 512M936 596V520M936 548C914 540 908 522 910 500M936 536C956 530 962 512 960 492M150 610C136 580 164 566 150 536M850 610C866 584 838 566 852 534"
        fill="none"
        stroke="#1c7a78"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M0 640V616Q200 590 430 616T1000 608V640Z" fill="#062f38" />
    </svg>
  );
}
