import type { ReactElement } from 'react';
import { LineLantern } from '../lantern/line-lantern.tsx';

/** Lists that have an illustration for their empty state. */
export const emptyKinds = [
  'games',
  'favourites',
  'bets',
  'transactions',
  'ledger',
  'earnings',
  'downline',
  'results',
  'notifications',
] as const;

/** Name of a list that can be empty. */
export type EmptyKind = (typeof emptyKinds)[number];

/**
 * Line art of 240 × 150 units for each kind. A lit lantern means "the list fills without the user", an unlit
 * one "the user can add something".
 */
export const scenes: Readonly<Record<EmptyKind, ReactElement>> = {
  games: (
    <>
      <path d="M20 34Q120 66 220 34" />
      <LineLantern x={64} y={74} scale={0.42} />
      <LineLantern x={120} y={86} scale={0.62} lit />
      <LineLantern x={176} y={74} scale={0.42} />
      <path d="M40 138h160M58 138v-12h28v12M154 138v-12h28v12" />
    </>
  ),
  favourites: (
    <>
      <LineLantern x={120} y={74} scale={0.8} />
      <path d="M120 96c-8-8-20-14-20-25 0-6 5-11 11-11 4 0 7 2 9 5 2-3 5-5 9-5 6 0 11 5 11 11 0 11-12 17-20 25Z" />
      <path d="M60 138h120" />
    </>
  ),
  bets: (
    <>
      <LineLantern x={120} y={52} scale={0.5} />
      <path d="M72 96h96a0 0 0 0 1 0 0v10a7 7 0 0 0 0 14v10a0 0 0 0 1 0 0H72a0 0 0 0 1 0 0v-10a7 7 0 0 0 0-14Z" />
      <path d="M138 98v30" strokeDasharray="4 5" />
      <path d="M86 108h34M86 118h22" />
    </>
  ),
  transactions: (
    <>
      <LineLantern x={120} y={70} scale={0.66} lit />
      <path d="M40 62h34m-8-8 8 8-8 8M200 86h-34m8-8-8 8 8 8" />
      <path d="M60 138h120" />
    </>
  ),
  ledger: (
    <>
      <LineLantern x={176} y={60} scale={0.5} lit />
      <path d="M52 40h88v90H52zM52 58h88M66 74h40M66 90h52M66 106h34" />
      <path d="M36 138h168" />
    </>
  ),
  earnings: (
    <>
      <LineLantern x={120} y={58} scale={0.6} lit />
      <path d="M66 128v-14h28v14M106 128v-24h28v24M146 128v-36h28v36M48 128h144" />
    </>
  ),
  downline: (
    <>
      <path d="M120 84v18M120 102H64v8M120 102h56v8M120 102v8" />
      <LineLantern x={120} y={56} scale={0.52} lit />
      <LineLantern x={64} y={126} scale={0.24} cord={6} />
      <LineLantern x={120} y={126} scale={0.24} cord={6} />
      <LineLantern x={176} y={126} scale={0.24} cord={6} />
    </>
  ),
  results: (
    <>
      <LineLantern x={104} y={66} scale={0.58} />
      <circle cx="104" cy="68" r="46" />
      <path d="m138 102 34 34" strokeWidth="4" />
    </>
  ),
  notifications: (
    <>
      <path d="M30 30h180" />
      <LineLantern x={120} y={80} scale={0.72} />
      <path d="M60 62c-8 10-8 24 0 34M180 62c8 10 8 24 0 34" strokeDasharray="5 6" />
    </>
  ),
};
