import { randomBytes } from 'node:crypto';
import type { ApiAnswer, ApiName, ErrorCode, User, ValidationIssue } from '@lobi/core/contract';
import { account, games, settings, user } from './data.ts';

/** A failure that the answer names by its code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** What is wrong with each field of the call. */
  readonly issues: readonly ValidationIssue[];

  constructor(code: ErrorCode, issues: readonly ValidationIssue[] = []) {
    super(code);
    this.code = code;
    this.issues = issues;
  }
}

/** What a handler knows about its call; the parts were checked against the contract before. */
export interface Call {
  readonly user: User | undefined;
  readonly token: string | undefined;
  readonly query: unknown;
  readonly body: unknown;
  /** Sets the session cookie of this answer; `null` removes it. */
  setSession(id: string | null): void;
}

/** Sessions by their token; cookie and token are both needed, so that neither works alone. */
export const sessions = new Map<string, { readonly cookie: string; readonly user: User }>();

const secret = () => randomBytes(24).toString('base64url');

/** Rows on one page, and what the list says about them. */
function listOf<Row>(rows: readonly Row[], query: unknown) {
  const { page = 1, perPage = 20 } = query as { page?: number; perPage?: number };
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  return {
    data: rows.slice((page - 1) * perPage, page * perPage),
    meta: { page, perPage, total: rows.length, lastPage },
  };
}

/** What answers each call. Types come from the contract: a wrong answer does not compile. */
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

  // Write the agreement down with user and time, and refuse stakes of players without one.
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
