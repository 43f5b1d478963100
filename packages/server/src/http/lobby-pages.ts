import type { Settings } from '@lobi/core/contract';
import type { LobbyAudience, LobbyRenderer, PrerenderedLobby } from './lobby-renderer.ts';

/** Responses of the public calls of a guest's lobby. */
export interface LobbyContent {
  /** Body of `lobby.show`. */
  readonly lobby: object;
  /** Body of `game.list` with `listQuery`. */
  readonly games: object;
  /** Settings for visitors at an address. */
  readonly settingsAt: (origin: string) => Settings;
}

/** Query with which the lobby of the app requests the list of games. */
export const listQuery = { perPage: 2_000 } as const;

/** A pre-rendered lobby, and the responses it was rendered from. */
export interface LobbyPage extends PrerenderedLobby {
  readonly language: string;
  readonly audience: LobbyAudience;
  /**
   * The responses as JSON that is safe inside a script element; `undefined` for users, who get their own
   * from the app.
   */
  readonly answers: string | undefined;
}

/** A visitor of the lobby. */
export interface LobbyVisitor {
  readonly language: string;
  readonly audience: LobbyAudience;
  readonly origin: string;
}

/** Pre-rendered lobbies with public games. */
export interface LobbyPages {
  /** Returns the lobby for a visitor; `undefined` if none could be rendered. Never rejects. */
  pageFor(visitor: LobbyVisitor): Promise<LobbyPage | undefined>;
  /** Renders before the first visitors, in the background. */
  warm(languages: readonly string[]): void;
}

interface LobbyPagesOptions {
  readonly renderer: Pick<LobbyRenderer, 'render'>;
  readonly read: () => Promise<LobbyContent>;
  readonly log: { warn(details: object, message: string): void };
  readonly now?: () => number;
}

/** Address in the settings for the markup, which does not depend on it. */
const anyOrigin = 'http://localhost';

/** Times in ms. @source ours */
const times = {
  /** A lobby older than this is rendered again, while the cached one is still served. */
  fresh: 2_000,
  /**
   * A lobby older than this is no longer served; the app refetches responses older than its own limit.
   */
  cached: 60_000,
  /** Maximum wait of a visitor for a lobby; after it the page is served with the placeholder. */
  maximumWait: 400,
  /** Pause after a failure before the next attempt. */
  pause: 5_000,
};

type PageVariant = Omit<LobbyVisitor, 'origin'>;

const keyOf = ({ language, audience }: PageVariant): string => `${audience} ${language}`;

interface CachedPage extends LobbyContent {
  /** Responses from which the markup was rendered. */
  readonly drawn: string;
  readonly prerendered: PrerenderedLobby;
  /** Responses that do not depend on the address, as JSON. */
  readonly answers: string;
  readonly at: number;
}

/** Serializes JSON for a script element, so that no text of a game can end the element. */
const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const waitAtMost = <Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });

/**
 * Renders the lobby once per language and audience, so that a visit costs only a lookup. It contains
 * public responses only, which are read at most every two seconds, and is rendered again when they have
 * changed.
 */
export function createLobbyPages({
  renderer,
  read,
  log,
  now = Date.now,
}: LobbyPagesOptions): LobbyPages {
  const cached = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage | undefined>>();
  const failedAt = new Map<string, number>();
  let reading: { readonly at: number; readonly content: Promise<LobbyContent> } | undefined;

  /** Content of the lobby, read once for all languages. */
  function contentNow(): { readonly at: number; readonly content: Promise<LobbyContent> } {
    if (!reading || now() - reading.at >= times.fresh) reading = { at: now(), content: read() };
    return reading;
  }

  async function renderNow({ language, audience }: PageVariant): Promise<CachedPage> {
    const { at, content: coming } = contentNow();
    const content = await coming;
    // The markup does not depend on the address; only the embedded responses do.
    const settings = { name: 'settings.show', answer: { data: content.settingsAt(anyOrigin) } };
    const answers = [
      { name: 'lobby.show', answer: content.lobby },
      { name: 'game.list', query: listQuery, answer: content.games },
    ];
    const drawn = JSON.stringify([settings, answers]);
    const before = cached.get(keyOf({ language, audience }));
    const prerendered =
      before?.drawn === drawn
        ? before.prerendered
        : await renderer.render({ at, language, audience, answers: [settings, ...answers] });
    return { ...content, drawn, prerendered, answers: answers.map(toInlineJson).join(','), at };
  }

  function render(variant: PageVariant): Promise<CachedPage | undefined> {
    const key = keyOf(variant);
    const started = renderNow(variant).then(
      (page) => {
        cached.set(key, page);
        failedAt.delete(key);
        return page;
      },
      (error: unknown) => {
        reading = undefined;
        failedAt.set(key, now());
        log.warn({ err: error, ...variant }, 'the lobby could not be pre-rendered');
        return undefined;
      },
    );
    rendering.set(key, started);
    void started.then(() => rendering.delete(key));
    return started;
  }

  return {
    warm(languages) {
      for (const language of languages) void render({ language, audience: 'guest' });
    },
    async pageFor({ language, audience, origin }) {
      const variant = { language, audience };
      const key = keyOf(variant);
      const existing = cached.get(key);
      const age = existing ? now() - existing.at : Infinity;
      const isPaused = now() - (failedAt.get(key) ?? -Infinity) < times.pause;
      let page = age < times.cached ? existing : undefined;
      if (age >= times.fresh && !isPaused) {
        const next = rendering.get(key) ?? render(variant);
        page ??= await waitAtMost(next, times.maximumWait);
      }
      if (!page) return undefined;
      const { prerendered, settingsAt, answers, at } = page;
      if (audience === 'user') return { ...prerendered, ...variant, answers: undefined };
      const settings = { name: 'settings.show', answer: { data: settingsAt(origin) } };
      // The app asks the platform in this language.
      const platformLanguage = prerendered.basedOn ?? language;
      const json = `{"at":${at},"language":"${platformLanguage}","isGuest":true,"answers":[${toInlineJson(settings)},${answers}]}`;
      return { ...prerendered, ...variant, answers: json };
    },
  };
}
