import type { GameCategory } from '@lobi/core/contract';
import type { ServiceDeps } from '../service-deps.ts';

/** The game that is staked on. */
export interface StakedGame {
  readonly id: string;
  readonly category: GameCategory;
  readonly engine: string;
}

/** Rules under which the platform runs; the services' own dependencies fit. */
export type StakeTerms = Pick<ServiceDeps, 'rules' | 'currency' | 'bookTime'>;
