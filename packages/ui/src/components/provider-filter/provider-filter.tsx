import { Checkbox } from '@base-ui/react/checkbox';
import type { CheckboxGroup } from '@base-ui/react/checkbox-group';
import { numberFormat } from '@lobi/formats';
import { mdiCheck, mdiMagnify } from '@mdi/js';
import { forwardRef, useId, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { foldText } from '../lobby-search/fold-text.ts';
import * as S from './provider-filter.styles.ts';

/** A game provider. */
export interface GameProvider {
  readonly id: string;
  readonly name: string;
  /** Number of its games. */
  readonly games: number;
}

export interface ProviderFilterProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue'
> {
  providers: readonly GameProvider[];
  /** Ids of the selected ones; empty for all. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?:
    | ((value: readonly string[], details: CheckboxGroup.ChangeEventDetails | undefined) => void)
    | undefined;
  /** Number of providers from which a search field is shown; default 9. */
  searchFrom?: number | undefined;
}

/**
 * Filters games by provider. Names are text on a tile, without logos; the count is the number of its games.
 * Selected ones stay visible during a search.
 */
export const ProviderFilter = forwardRef<HTMLDivElement, ProviderFilterProps>(
  function ProviderFilter(
    { providers, value, defaultValue = [], onValueChange, searchFrom = 9, className, ...rest },
    ref,
  ) {
    const { locale, messages } = useKit();
    const { play } = messages;
    const id = useId();
    const [ownValue, setOwnValue] = useState(defaultValue);
    const [query, setQuery] = useState('');
    const chosen = value ?? ownValue;
    const number = numberFormat(locale);
    const searchText = foldText(query);
    const shown = providers.filter(
      (provider) => chosen.includes(provider.id) || foldText(provider.name).includes(searchText),
    );
    const take = (
      next: readonly string[],
      details: CheckboxGroup.ChangeEventDetails | undefined,
    ): void => {
      setOwnValue(next);
      onValueChange?.(next, details);
    };
    return (
      <S.Root {...rest} ref={ref} className={slotClass('ProviderFilter', 'root', className)}>
        <S.Head>
          <b id={`${id}-label`}>{play.providers}</b>
          <span role="status">
            {chosen.length === 0
              ? play.providersAll
              : fill(play.providersChosen, { count: number.format(chosen.length) })}
          </span>
          {chosen.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => take([], undefined)}>
              {play.providersClear}
            </Button>
          )}
        </S.Head>
        {providers.length >= searchFrom && (
          <S.Find>
            <Icon path={mdiMagnify} />
            <input
              type="search"
              aria-label={play.providersFind}
              placeholder={play.providersFind}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </S.Find>
        )}
        <S.Grid
          aria-labelledby={`${id}-label`}
          value={[...chosen]}
          onValueChange={(next, details) => take(next, details)}
        >
          {shown.map(({ id: key, name, games }) => (
            <S.Tile key={key} className="lobi-ProviderFilter-tile">
              <Checkbox.Root value={key} render={<S.Box />}>
                <Checkbox.Indicator>
                  <Icon path={mdiCheck} size={16} />
                </Checkbox.Indicator>
              </Checkbox.Root>
              <span>{name}</span>
              <small aria-hidden="true">{number.format(games)}</small>
              <VisuallyHidden>
                , {fill(play.providerGames, { count: number.format(games) })}
              </VisuallyHidden>
            </S.Tile>
          ))}
        </S.Grid>
        {shown.length === 0 && <S.None role="status">{play.providersNone}</S.None>}
      </S.Root>
    );
  },
);
