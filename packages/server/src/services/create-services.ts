import { createAuditService, type AuditService } from './audit.ts';
import { createBetService, type BetService } from './bets.ts';
import { createGameService, type GameService } from './games.ts';
import { createRoundService, type RoundService } from './rounds.ts';
import type { ServiceDeps } from './service-deps.ts';
import { createTransactionService, type TransactionService } from './transactions.ts';
import { createUserService, type UserService } from './users.ts';
import { createWalletService, type WalletService } from './wallets.ts';

/** Everything the platform can do, in the words of the contract. */
export interface Services {
  readonly users: UserService;
  readonly wallets: WalletService;
  readonly transactions: TransactionService;
  readonly games: GameService;
  readonly rounds: RoundService;
  readonly bets: BetService;
  readonly audit: AuditService;
}

/** Joins the services to one database. */
export function createServices(deps: ServiceDeps): Services {
  return {
    users: createUserService(deps),
    wallets: createWalletService(deps),
    transactions: createTransactionService(deps),
    games: createGameService(deps),
    rounds: createRoundService(deps),
    bets: createBetService(deps),
    audit: createAuditService(deps),
  };
}
