import { useId } from 'react';

/** Water, light and bottom of the pond. Fills its parent. @source ours */
export function PondScene() {
  const id = useId();
  const paint = (name: string): string => `url(#${id}${name})`;
  return (
    <svg viewBox="0 0 1000 640" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}water`} x2="0" y2="1">
          <stop stopColor="#12566b" />
          <stop offset=".45" stopColor="#0b3550" />
          <stop offset="1" stopColor="#071a33" />
        </linearGradient>
        <linearGradient id={`${id}cone`} x2="0" y2="1">
          <stop stopColor="#ffe2a6" stopOpacity=".34" />
          <stop offset="1" stopColor="#ffe2a6" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop stopColor="#ffb547" stopOpacity=".5" />
          <stop offset=".5" stopColor="#ffb547" stopOpacity=".13" />
          <stop offset="1" stopColor="#ffb547" stopOpacity="0" />
        </radialGradient>
        <pattern id={`${id}scale`} width="56" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 28a28 28 0 0 1 56 0M14 28a14 14 0 0 1 28 0" fill="none" stroke="#fff" />
        </pattern>
      </defs>
      <path d="M0 0H1000V640H0Z" fill={paint('water')} />
      <path d="M0 70H1000V640H0Z" fill={paint('scale')} opacity=".04" />
      <path d="M0 0H1000V58H0Z" fill="#0d1030" />
      <path
        d="M0 50q31-14 62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0t62 0V70H0Z"
        fill="#2c7f92"
        opacity=".8"
      />
      <path d="M478 104L250 640H750L522 104Z" fill={paint('cone')} />
      <ellipse cx="500" cy="104" rx="190" ry="150" fill={paint('halo')} />
      <path d="M0 640V586Q160 548 340 590T680 586T1000 574V640Z" fill="#0a2c44" />
      <path
        d="M70 610C50 566 92 548 66 500M110 616C96 586 128 570 112 540M890 604C916 560 872 540 902 488M938 612C952 582 922 566 944 532"
        fill="none"
        stroke="#1c6a73"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M0 640V618Q220 590 470 618T1000 608V640Z" fill="#061e33" />
    </svg>
  );
}

/** The boat on the water and its lantern, in a box of 200 by 130. */
export function LanternBoat() {
  return (
    <svg viewBox="-100 -40 200 150" aria-hidden="true">
      <path d="M0 -34V30" stroke="#8a6a3a" strokeWidth="4" />
      <path d="M-78 4C-58 30 58 30 78 4C60 10 -60 10 -78 4Z" fill="#5a3a5e" />
      <path d="M-66 13C-44 32 44 32 66 13C40 20 -40 20 -66 13Z" fill="#3c2547" />
      <path
        d="M-52 11l7-6 7 6ZM-30 12l7-6 7 6ZM16 12l7-6 7 6ZM38 11l7-6 7 6Z"
        fill="#ffb547"
        opacity=".7"
      />
      <path d="M0 26V44" stroke="#c88a34" strokeWidth="2.500" />
      <path d="M-10 44h20v6h-20ZM-10 86h20v6h-20Z" fill="#5a3410" />
      <path d="M-13 50C-32 58-32 78-13 86H13C32 78 32 58 13 50Z" fill="#f39a2c" />
      <ellipse cx="0" cy="70" rx="14" ry="13" fill="#ffc765" />
      <ellipse cx="0" cy="72" rx="7" ry="8" fill="#fff3d4" />
      <path
        d="M0 92V104M-4 92V100M4 92V100"
        stroke="#e8a23f"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
