import type { ReactElement } from 'react';
import { LineLantern } from '../lantern/line-lantern.tsx';

/** Everything that can stop a page from being shown. @source spec §2, §8 – error.403; the rest ours */
export const errorCodes = [
  '403',
  '404',
  '419',
  '429',
  '500',
  'offline',
  'slow',
  'blocked',
  'maintenance',
  'chunk',
] as const;

/** One reason why a page cannot be shown. */
export type ErrorCode = (typeof errorCodes)[number];

const gate = (
  <>
    <path d="M70 180V74q50-46 100 0v106M70 180h100M120 52v128" />
    <path d="M84 180V82M98 180V72M142 180V72M156 180V82M70 112h100M70 146h100" />
    <path d="M112 120h16v14h-16zM116 120v-5a4 4 0 0 1 8 0v5" />
  </>
);

const path = (
  <>
    <path d="M30 184q60-20 70-58t60-56" />
    <path d="M66 192q58-22 68-60t62-58" />
    <path d="M200 60v124M200 60h-22" />
    <path d="M178 60v10" strokeDasharray="3 4" />
    <path d="M166 78h24M166 118h24" strokeDasharray="4 5" />
    <path d="M162 80c-12 10-12 26 0 36M194 80c12 10 12 26 0 36" strokeDasharray="4 5" />
  </>
);

const clock = (
  <>
    <LineLantern x={120} y={96} scale={0.9} />
    <circle cx="176" cy="150" r="26" />
    <path d="M176 134v16l11 8" />
  </>
);

/** Line art of 240 × 200 units for every reason. */
export const scenes: Readonly<Record<ErrorCode, ReactElement>> = {
  403: (
    <>
      {gate}
      <LineLantern x={36} y={100} scale={0.4} lit />
      <path d="M36 64h34" />
    </>
  ),
  404: path,
  419: clock,
  429: clock,
  500: (
    <>
      <LineLantern x={120} y={104} scale={1.1} cord={24} />
      <path d="M96 36c-6-8 6-12 0-20M120 30c-6-8 6-12 0-20M144 36c-6-8 6-12 0-20" />
      <path d="M60 188h120" />
    </>
  ),
  offline: (
    <>
      <path d="M14 40q52 40 84 20M226 40q-46 40-78 22" />
      <path d="M98 60l10-6M104 68l10-6M148 62l-12-4v12z" />
      <LineLantern x={44} y={98} scale={0.5} cord={24} />
      <LineLantern x={196} y={98} scale={0.5} cord={24} />
      <LineLantern x={120} y={134} scale={0.5} cord={20} />
    </>
  ),
  slow: clock,
  blocked: gate,
  maintenance: (
    <>
      <path d="M20 24h200" />
      <LineLantern x={150} y={84} scale={0.8} cord={28} lit />
      <path d="M56 188L92 40M92 188L112 40M64 158h32M70 130h30M78 100h26M84 72h24" />
    </>
  ),
  chunk: (
    <>
      <LineLantern x={72} y={104} scale={0.7} cord={22} />
      <LineLantern x={172} y={104} scale={0.7} cord={22} lit />
      <path d="M112 40q12-14 24 0m-1-9 1 10-10-1" />
    </>
  ),
};
