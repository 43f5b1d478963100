import type { ReactNode } from 'react';
import { PlayFrameContext } from '../games/play-frame/play-frame-context.ts';
import type { PlaySeat } from '../games/play-frame/play-frame.types.ts';

/** The seat of a player with a balance at a table; the rules were read. */
export const tableSeat = (title: string, change: Partial<PlaySeat> = {}): PlaySeat => ({
  game: { title, currency: 'IDR', minimumStake: '10000', maximumStake: '5000000' },
  about: {
    rules: 'Setiap ronde dimainkan bersama semua pemain di meja ini.',
    payouts: [],
    returnBp: 9_900,
  },
  access: 'player',
  loginHref: '#login',
  balance: '1250000',
  state: { status: 'idle' },
  readyAt: null,
  presets: ['10000', '50000', '100000', '500000'],
  hasReadRules: true,
  onRulesRead: () => undefined,
  ...change,
});

/** Renders a part of a stage in its position inside the frame. */
export function AtTable({ seat, children }: { seat: PlaySeat; children?: ReactNode }) {
  return (
    <PlayFrameContext.Provider value={{ ...seat, openRules: () => undefined }}>
      {children}
    </PlayFrameContext.Provider>
  );
}
