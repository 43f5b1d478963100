import { AppError } from '../../../contract/error-codes.ts';
import { launchParameters } from '../../../contract/providers/frame-messages.ts';
import { checkHasAgreed } from '../protection.ts';
import { found } from '../world.ts';
import type { Handlers } from './call.ts';

/** How long a ticket is good, in milliseconds. */
const ticketMs = 60_000;

/** Games of other providers. Their pages are at an origin that never answers. */
export const providerHandlers: Handlers<'game.launch'> = {
  'game.launch': ({ world, caller, language, input: { params, body } }) => {
    const user = caller();
    const { status } = user;
    if (status === 'pending') throw new AppError('account_pending');
    if (status === 'restricted') throw new AppError('account_restricted');
    const game = found(world.games.get(params.gameId));
    if (game.engine !== 'provider') throw new AppError('not_found');
    if (body.mode === 'real') checkHasAgreed(user);
    const url = new URL(`https://games.invalid/${game.id}`);
    const values = {
      mode: body.mode,
      device: body.device,
      language,
      currency: game.currency,
      ...(body.mode === 'real' ? { token: world.nextId('ticket') } : {}),
    };
    for (const [name, value] of Object.entries(values)) {
      url.searchParams.set(launchParameters[name as keyof typeof values], value);
    }
    const expiresAt = new Date(Date.parse(world.timeNow()) + ticketMs).toISOString();
    return { data: { url: url.href, expiresAt } };
  },
};
