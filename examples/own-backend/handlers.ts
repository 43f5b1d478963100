import { randomBytes } from 'node:crypto';
import type { ApiAnswer, ApiName, ErrorCode, User, ValidationIssue } from '@lobi/core/contract';
import { account, games, settings, user } from './data.ts';

/** A failure that the response identifies by its code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Errors of each field of the call. */
  readonly issues: readonly ValidationIssue[];

  constructor(code: ErrorCode, issues: readonly ValidationIssue[] = []) {
    super(code);
    this.code = code;
    this.issues = issues;
  }
}

/** Context of a call for its handler; its parts were checked against the contract before. */
export interface Call {
  readonly user: User | undefined;
  readonly token: string | undefined;
  /** Parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  /** Sets the session cookie of this response; `null` removes it. */
  setSession(id: string | null): void;
}

/** Sessions by their token; cookie and token are both required, so that neither is sufficient alone. */
export const sessions = new Map<string, { readonly cookie: string; readonly user: User }>();

const secret = () => randomBytes(24).toString('base64url');

/** Rows on one page, and the metadata of the list. */
function listOf<Row>(rows: readonly Row[], query: unknown) {
  const { page = 1, perPage = 20 } = query as { page?: number; perPage?: number };
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  return {
    data: rows.slice((page - 1) * perPage, page * perPage),
    meta: { page, perPage, total: rows.length, lastPage },
  };
}

/** Handlers of each call. Types come from the contract: a wrong response does not compile. */
export const handlers: { readonly [Name in ApiName]?: (call: Call) => ApiAnswer<Name> } = {
  'settings.show': () => ({ data: settings }),

  'auth.check': ({ user: caller }) => caller ?? user,

  'auth.login'({ body, setSession }) {
    const { username, password } = body as { username: string; password: string };
    if (username !== account.username || password !== account.password) {
      throw new Refusal('credentials');
    }
    const [token, cookie] = [secret(), secret()];
    sessions.set(token, { cookie, user });
    setSession(cookie);
    return { data: user, token };
  },

  'auth.logout'({ token, setSession }) {
    if (token !== undefined) sessions.delete(token);
    setSession(null);
    return undefined;
  },

  // Store the agreement with user and time, and reject stakes of players without one.
  'auth.agreement': () => undefined,

  'game.list'({ query }) {
    const { search = '', category } = query as { search?: string; category?: string };
    const found = games.filter(
      (game) =>
        game.title.toLowerCase().includes(search.toLowerCase()) &&
        (category === undefined || game.category === category),
    );
    return listOf(found, query) as ApiAnswer<'game.list'>;
  },

  'lobby.show': () => ({
    data: { popular: games.map(({ id }) => id), fresh: [], wins: [], jackpots: [] },
  }),

  'notification.list': ({ query }) => listOf([], query),
};
