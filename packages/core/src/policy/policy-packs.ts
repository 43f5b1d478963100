import { minimumAge } from '../contract/limits.ts';
import { registrationFields } from '../contract/statuses.ts';
import { minimumCycleMs as paces } from '../games/pace.ts';
import type { PolicyPack, StakeCap } from './policy-pack.ts';

/** About one euro in each currency, rounded down. @source ours */
const oneEuro: StakeCap = {
  IDR: '15000',
  PHP: '60',
  USD: '1.00',
  VND: '25000',
  THB: '35.00',
  MYR: '4.50',
};

/** About two pounds: the cap of players below 25, since the exact age is not known. @source ours */
const twoPounds: StakeCap = {
  IDR: '40000',
  PHP: '140',
  USD: '2.50',
  VND: '60000',
  THB: '85.00',
  MYR: '11.00',
};

/** Pace of slots and of casino games. */
const slow = { slots: paces.slot, casino: paces.casino, live: paces.casino } as const;
const quiet = { autoPlay: false, turbo: false } as const;

/** Play money: no closed categories and no caps, but all protection features can be tried. */
export const playMoney: PolicyPack = {
  ...quiet,
  jurisdiction: 'play-money',
  minimumAge,
  realityCheck: { minutes: 60, choices: [15, 30, 60, 120], pauseMinutes: 0 },
  stakeCaps: {},
  // Casino games as fast as a hand: a minimum time protects money, and there is none.
  minimumCycleMs: { casino: paces.arcade },
  freePlay: true,
  oneGameAtATime: false,
  closedCategories: [],
  limitsMandatory: false,
  registrationAsks: [],
};

/** Common rules with real money: no cockfights, minimum paces, a check at least hourly. */
const common = {
  ...quiet,
  realityCheck: { minutes: 60, choices: [15, 30, 60], pauseMinutes: 0 },
  stakeCaps: {},
  minimumCycleMs: slow,
  // Great Britain requires age verification before free play (LCCP, 7 May 2019); the others are unknown.
  freePlay: false,
  oneGameAtATime: false,
  closedCategories: ['cockfight'],
  limitsMandatory: false,
  registrationAsks: registrationFields,
} as const satisfies Partial<PolicyPack>;

/**
 * Packs by jurisdiction. Figures are from the rules of the regulators where available; otherwise the
 * stricter choice.
 * @source ours
 */
export const policyPacks: Readonly<Record<string, PolicyPack>> = {
  'play-money': playMoney,
  gb: {
    ...common,
    jurisdiction: 'gb',
    minimumAge: 18,
    stakeCaps: { slots: twoPounds },
    // RTS 14C.
    oneGameAtATime: true,
  },
  de: {
    ...common,
    jurisdiction: 'de',
    minimumAge: 18,
    // After an hour of play, a pause of five minutes.
    realityCheck: { minutes: 60, choices: [60], pauseMinutes: 5 },
    stakeCaps: { slots: oneEuro },
    minimumCycleMs: { ...slow, slots: 5_000 },
    closedCategories: ['cockfight', 'casino', 'live'],
    limitsMandatory: true,
  },
  se: { ...common, jurisdiction: 'se', minimumAge: 18, limitsMandatory: true },
  es: { ...common, jurisdiction: 'es', minimumAge: 18, limitsMandatory: true },
  on: { ...common, jurisdiction: 'on', minimumAge: 19 },
  mt: { ...common, jurisdiction: 'mt', minimumAge: 18 },
  ph: { ...common, jurisdiction: 'ph', minimumAge: 21 },
};
