import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/heading.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { KitPart } from '../../primitives/kit-provider/kit-part.tsx';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './empty-state.styles.ts';
import { scenes, type EmptyKind } from './scenes.tsx';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Kind of the empty list; determines the illustration and the default text. */
  kind: EmptyKind;
  title?: ReactNode;
  body?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  /** Heading level of the title; default 2. */
  level?: HeadingLevel | undefined;
}

const textsOf = (base: KitMessages['base'], kind: EmptyKind): readonly [string, string] => {
  const table: Readonly<Record<EmptyKind, readonly [string, string]>> = {
    games: [base.emptyGamesTitle, base.emptyGamesBody],
    favourites: [base.emptyFavouritesTitle, base.emptyFavouritesBody],
    bets: [base.emptyBetsTitle, base.emptyBetsBody],
    transactions: [base.emptyTransactionsTitle, base.emptyTransactionsBody],
    ledger: [base.emptyLedgerTitle, base.emptyLedgerBody],
    earnings: [base.emptyEarningsTitle, base.emptyEarningsBody],
    downline: [base.emptyDownlineTitle, base.emptyDownlineBody],
    results: [base.emptyResultsTitle, base.emptyResultsBody],
    notifications: [base.emptyNotificationsTitle, base.emptyNotificationsBody],
  };
  return table[kind];
};

const PlainEmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { kind, title, body, action, level = 2, className, ...rest },
  ref,
) {
  const { base } = useMessages();
  const [defaultTitle, defaultBody] = textsOf(base, kind);
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('EmptyState', 'root', className)}
      data-kind={kind}
    >
      <S.Art viewBox="0 0 240 150" aria-hidden="true" className="lobi-EmptyState-art">
        {scenes[kind]}
      </S.Art>
      <Heading level={level} size="sm">
        {title ?? defaultTitle}
      </Heading>
      <S.Body>{body ?? defaultBody}</S.Body>
      {action !== undefined && <S.Action>{action}</S.Action>}
      <KitPart name={`empty.${kind}`} kind={kind} />
    </S.Root>
  );
});

/** Placeholder of an empty list: its purpose, and one action. */
export const EmptyState = replaceable('EmptyState', PlainEmptyState);
