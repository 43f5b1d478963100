import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import type { VerifierValues } from '@lobi/ui/games';
import { useSearchParams } from 'react-router-dom';
import {
  valuesOfPastRound,
  valuesOfPlay,
  valuesOfRound,
} from '../../../fairness/verifier-values.ts';

/** Values of the verifier that are prefilled from the search parameters of the address. */
export interface Prefilled {
  /** `none`: the address names no play. `missing`: the play does not exist or is not visible to the user. */
  readonly status: 'none' | 'loading' | 'ready' | 'missing';
  readonly values: VerifierValues | null;
  /** Origin of the play, if it is known. */
  readonly origin?: { readonly gameId: string; readonly walletId?: string };
}

/** Form values of the play or round that the address names. Guests have to paste the values. */
export function usePrefilled(): Prefilled {
  const [search] = useSearchParams();
  const { user } = useAuth();
  const playId = search.get('play');
  const play = useEntity('play.show', user && playId !== null ? { playId } : null);
  const shown = play.status === 'ready' ? play.entity : null;
  const table = useEntity('table.show', shown?.round ? { gameId: shown.game.id } : null);
  const round = usePastRound();
  if (playId === null) return round;
  if (!user || play.status === 'failed') return { status: 'missing', values: null };
  if (!shown || (shown.round && table.status === 'loading'))
    return { status: 'loading', values: null };
  const values =
    table.status === 'ready' && shown.round
      ? valuesOfRound(shown, table.entity)
      : valuesOfPlay(shown);
  return { status: 'ready', values, origin: { gameId: shown.game.id, walletId: shown.walletId } };
}

/** Form values of the finished round that the address names by `game` and `round`. */
function usePastRound(): Prefilled {
  const [search] = useSearchParams();
  const { user } = useAuth();
  const [gameId, roundId] = [search.get('game'), search.get('round')];
  const table = useEntity('table.show', user && gameId !== null ? { gameId } : null);
  if (gameId === null || roundId === null) return { status: 'none', values: null };
  if (!user || table.status === 'failed') return { status: 'missing', values: null };
  if (table.status === 'loading') return { status: 'loading', values: null };
  const values = valuesOfPastRound(table.entity, roundId);
  return values
    ? { status: 'ready', values, origin: { gameId } }
    : { status: 'missing', values: null };
}
