import type { GameCategory } from '@lobi/core/contract';
import type { ServiceDeps } from '../service-deps.ts';

/** The game that is staked on. */
export interface StakedGame {
  readonly id: string;
  readonly category: GameCategory;
  readonly engine: string;
}

/** Rules of the platform for stakes; a subset of the services' dependencies. */
export type StakeTerms = Pick<ServiceDeps, 'rules' | 'currency' | 'currentTime'>;
