import { canManageGame } from '@lobi/core/rules';
import {
  AppError,
  isStaff,
  parseMoney,
  streamHostIssue,
  type Currency,
  type Game,
  type GameCreate,
  type GameUpdate,
  type Meta,
} from '@lobi/core/contract';
import {
  findGame,
  insertGame,
  listGames,
  announceGame,
  updateGame,
  type GameQuery,
  type GameRecord,
} from '../../store/games.ts';
import { lockRound } from '../../store/rounds.ts';
import type { Queryable } from '../../store/database.ts';
import type { Actor } from '../access/actor.ts';
import { arenaTerms } from './arena-terms.ts';
import { assertMayManageGame, assertIsGameManager } from '../access/assert-may-manage-game.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { requireId } from '../access/visibility.ts';
import { toGame } from '../wire/to-game.ts';

/** Filters of a list of games. */
export interface LobbyQuery extends GameQuery {
  /** Games that the caller created; staff sees all, including disabled ones. */
  readonly own?: 'true' | undefined;
  readonly favourite?: 'true' | undefined;
}

export interface GameService {
  /**
   * Lists games of the lobby, or of the caller.
   * @throws AppError `unauthenticated` when a guest requests own games
   */
  list(query: LobbyQuery, reader: Actor | undefined): Promise<{ data: Game[]; meta: Meta }>;
  /** @throws AppError `not_found` */
  show(gameId: string, reader: Actor): Promise<Game>;
  /** Creates a game, whose rounds its creator runs. @throws AppError `forbidden`, `validation` */
  create(actor: Actor, body: GameCreate): Promise<Game>;
  /**
   * Changes a game; its stakes and commission only while no round takes bets.
   * @throws AppError `not_found`, `validation`, `round_state`
   */
  update(actor: Actor, gameId: string, body: GameUpdate): Promise<Game>;
}

type StakeField = 'minimumStake' | 'maximumStake' | 'maximumPerRound';

/** Stakes of a game, in minor units. */
type Stakes = Pick<GameRecord, StakeField>;

/** An amount of a game, named like its field. */
type SumField = StakeField | 'drawMarket.cap';

const rejection = (field: SumField, key: string) =>
  new AppError('validation', `${field}: ${key}`, { errors: { [field]: [key] } });

/** An amount in a game, in minor units. */
function readSum(field: SumField, text: string, currency: Currency): bigint {
  const amount = parseMoney(text, currency);
  if (amount === undefined) throw rejection(field, 'validation.format');
  if (amount <= 0n) throw rejection(field, 'validation.number');
  return amount;
}

/** Reads the limit per round; `null` for none. */
const readRoundLimit = (text: string | null, currency: Currency): bigint | null =>
  text === null ? null : readSum('maximumPerRound', text, currency);

function assertInOrder({ minimumStake, maximumStake, maximumPerRound }: Stakes): void {
  if (maximumStake < minimumStake) throw rejection('maximumStake', 'validation.format');
  if (maximumPerRound !== null && maximumPerRound < maximumStake) {
    throw rejection('maximumPerRound', 'validation.format');
  }
}

/** A draw market as stored with its game: its terms and its selection. */
function readDrawMarket(
  market: GameCreate['drawMarket'],
  currency: Currency,
): Pick<GameRecord, 'selections' | 'drawOdds' | 'drawCap'> {
  if (!market) return arenaTerms;
  return {
    selections: [...arenaTerms.selections, 'draw'],
    drawOdds: market.odds,
    drawCap: readSum('drawMarket.cap', market.cap, currency),
  };
}

/** Rejects a broadcast that no page could load. @throws AppError `validation` */
function assertStreamHost(stream: GameUpdate['stream'], origins: readonly string[]): void {
  const issue = stream ? streamHostIssue(stream, origins) : undefined;
  if (!issue) return;
  const { field, key, params } = issue;
  throw new AppError('validation', key, { errors: { [field]: [key] }, params });
}

/** While a round takes bets, the terms of those bets cannot be changed. */
const takesBets = ({ currentRoundStatus }: GameRecord): boolean =>
  currentRoundStatus === 'open' || currentRoundStatus === 'last-call';

export function createGameService({
  db,
  currency,
  mediaOrigins,
  confirmSeconds: startSeconds,
  currentTime,
  rules,
  engines,
  wakeOutbox,
}: ServiceDeps): GameService {
  const toGameFor = (record: GameRecord, reader: Actor | undefined): Game =>
    toGame(record, {
      canManage: reader !== undefined && canManageGame(reader, record.declaratorId),
      policy: rules.policy,
      engines,
    });

  const read = async (source: Queryable, gameId: string, reader: Actor): Promise<GameRecord> => {
    const game = await findGame(source, requireId(gameId), reader.id);
    if (!game) throw new AppError('not_found');
    return game;
  };

  return {
    list: async ({ own, favourite, ...query }, reader) => {
      if (!reader && (own || favourite)) throw new AppError('unauthenticated');
      const page = await listGames(db, query, {
        readerId: reader?.id,
        enabledOnly: !own,
        ownOnly: own !== undefined && !(reader && isStaff(reader)),
        favouritesOnly: favourite !== undefined,
        closedCategories: own ? [] : rules.policy.closedCategories,
      });
      return { data: page.rows.map((row) => toGameFor(row, reader)), meta: page.meta };
    },

    show: async (gameId, reader) => toGameFor(await read(db, gameId, reader), reader),

    create: async (actor, { title, takeoutBp, minimumOdds, ...body }) => {
      assertIsGameManager(actor);
      const stakes = {
        minimumStake: readSum('minimumStake', body.minimumStake, currency),
        maximumStake: readSum('maximumStake', body.maximumStake, currency),
        maximumPerRound: readRoundLimit(body.maximumPerRound ?? null, currency),
      };
      assertInOrder(stakes);
      const draw = readDrawMarket(body.drawMarket, currency);
      const start = { confirmSeconds: startSeconds };
      const { confirmSeconds } = await currentSettings(db, start, currency);
      const terms = { ...arenaTerms, ...stakes, ...draw, title, takeoutBp, minimumOdds };
      const id = await db.transaction((tx) =>
        insertGame(
          tx,
          { ...terms, confirmSeconds, currency, declaratorId: actor.id },
          currentTime?.(),
        ),
      );
      return toGameFor(await read(db, id, actor), actor);
    },

    update: async (actor, gameId, body) => {
      const found = await read(db, gameId, actor);
      assertMayManageGame(actor, found.declaratorId);
      assertStreamHost(body.stream, mediaOrigins);
      const changed = await db.transaction(async (tx) => {
        // A round that is being opened concurrently commits first, or waits and opens under the new
        // terms.
        if (found.currentRoundId) await lockRound(tx, found.currentRoundId);
        const game = await read(tx, gameId, actor);
        const stakeOf = (field: 'minimumStake' | 'maximumStake'): bigint =>
          body[field] === undefined ? game[field] : readSum(field, body[field], game.currency);
        const {
          title = game.title,
          takeoutBp = game.takeoutBp,
          enabled = game.enabled,
          stream = game.stream,
          announcement = game.announcement,
        } = body;
        const stakes = {
          minimumStake: stakeOf('minimumStake'),
          maximumStake: stakeOf('maximumStake'),
          maximumPerRound:
            body.maximumPerRound === undefined
              ? game.maximumPerRound
              : readRoundLimit(body.maximumPerRound, game.currency),
        };
        assertInOrder(stakes);
        const draw =
          body.drawMarket === undefined ? game : readDrawMarket(body.drawMarket, game.currency);
        const { selections, drawOdds, drawCap } = draw;
        const isNewTerm =
          takeoutBp !== game.takeoutBp ||
          drawOdds !== game.drawOdds ||
          drawCap !== game.drawCap ||
          stakes.minimumStake !== game.minimumStake ||
          stakes.maximumStake !== game.maximumStake ||
          stakes.maximumPerRound !== game.maximumPerRound;
        if (isNewTerm && takesBets(game)) {
          throw new AppError('round_state', 'a round takes bets under the present terms');
        }
        const described = { title, stream, announcement };
        const terms = { takeoutBp, selections, drawOdds, drawCap, ...stakes };
        await updateGame(tx, gameId, { ...described, ...terms, enabled });
        await announceGame(tx, gameId);
        return toGameFor(await read(tx, gameId, actor), actor);
      });
      wakeOutbox();
      return changed;
    },
  };
}
