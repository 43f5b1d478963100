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

/**
 * About two pounds: what players below 25 may stake, since the age beyond the minimum is not known.
 * @source ours
 */
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

/** Play money: nothing is closed and nothing is capped, and protection can be tried out. */
export const playMoney: PolicyPack = {
  ...quiet,
  jurisdiction: 'play-money',
  minimumAge,
  realityCheck: { minutes: 60, choices: [15, 30, 60, 120], pauseMinutes: 0 },
  stakeCaps: {},
  minimumCycleMs: {},
  freePlay: true,
  oneGameAtATime: false,
  closedCategories: [],
  limitsMandatory: false,
  registrationAsks: [],
};

/** Where money is real: no cockfights, slow games, a check at least hourly. */
const common = {
  ...quiet,
  realityCheck: { minutes: 60, choices: [15, 30, 60], pauseMinutes: 0 },
  stakeCaps: {},
  minimumCycleMs: slow,
  // Great Britain wants ages verified before free play (LCCP, 7 May 2019); the others are not known.
  freePlay: false,
  oneGameAtATime: false,
  closedCategories: ['cockfight'],
  limitsMandatory: false,
  registrationAsks: registrationFields,
} as const satisfies Partial<PolicyPack>;

/**
 * Packs by place. Figures from the rules of the regulators, where those were readable; the rest is
 * on the careful side. @source ours
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
    // After an hour of play, five minutes without.
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
