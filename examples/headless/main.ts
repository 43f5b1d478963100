import { createBrowserEnvironment, createPlatformClient, isAppError } from '@lobi/core';
import { loadMessages, type MessageKey } from '@lobi/core/locales';

// A page without React and without the kit: the core contains all rules, and this file only renders.

const language = 'en';
const stake = '10000';
const messages = await loadMessages(language);
const client = createPlatformClient({
  environment: createBrowserEnvironment(),
  language: () => language,
});

const find = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;

/** Shows a failure in the user's language, by its code and never by its message. */
function show(failure: unknown): void {
  const code = isAppError(failure) ? failure.code : (failure as { code?: string } | null)?.code;
  find('[role=alert]').textContent = code ? messages[`errors.${code}` as MessageKey] : '';
}

// The notice with the age and the terms blocks the page until it is accepted.
const dialog = find<HTMLDialogElement>('dialog');
find('dialog p').textContent =
  'NOTICE - By entering this website, you acknowledge and confirm: 1) You are 21 years old and above. 2) You agree to terms and conditions.';
dialog.addEventListener('cancel', (event) => event.preventDefault());
dialog.addEventListener('close', () => client.notice.send({ type: 'NOTICE.AGREED' }));
const showNotice = () => {
  if (client.notice.getSnapshot().matches('open') && !dialog.open) dialog.showModal();
};
client.notice.subscribe(showNotice);
showNotice();

// The session. The machine knows every state; the page queries tags and values.
client.auth.subscribe((state) => {
  const { user, failure } = state.context;
  find('#login').hidden = state.hasTag('checking') || user !== null;
  find('section').hidden = user === null;
  find('#user').textContent = user?.username ?? '';
  show(failure);
  if (user?.role === 'player') void offerGame();
});

const valueOf = (name: string) => find<HTMLInputElement>(`#login [name=${name}]`).value;
find('#login').addEventListener('submit', (event) => {
  event.preventDefault();
  const input = { username: valueOf('username'), password: valueOf('password') };
  client.auth.send({ type: 'LOGIN.SUBMITTED', input });
});
find('#logout').addEventListener('click', () => client.auth.send({ type: 'LOGOUT.REQUESTED' }));

// The balance. Only a response or an event of the platform ever replaces it.
client.wallet.subscribe(({ context: { wallet } }) => {
  find('#balance').textContent = wallet
    ? new Intl.NumberFormat(language, { style: 'currency', currency: wallet.currency })
        // Amounts are decimal text: as numbers they would lose digits.
        .format(wallet.balance as Intl.StringNumericLiteral)
    : '';
});

/**
 * Offers the first dice game of the lobby. Its machine sends each bet once, with its own idempotency key.
 */
let offered: string | undefined;
async function offerGame(): Promise<void> {
  const { data: games } = await client.api.call('game.list', { query: { perPage: 100 } });
  const game = games.find(({ engine }) => engine === 'dice');
  if (!game || offered === game.id) return;
  offered = game.id;
  const play = client.play(game.id);
  const button = find<HTMLButtonElement>('#play');
  const choice = { direction: 'under', target: 5_000 };
  button.addEventListener('click', () =>
    play?.send({
      type: 'PLAY.SUBMITTED',
      move: { kind: 'create', body: { amount: stake, choice } },
    }),
  );
  play?.subscribe((state) => {
    const { last, failure } = state.context;
    button.disabled = state.hasTag('busy');
    if (last) find('#result').textContent = `Paid out ${last.payout} of ${last.amount} staked`;
    show(failure);
  });
}

client.start();
