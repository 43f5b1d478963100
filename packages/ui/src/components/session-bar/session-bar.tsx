import { mdiChevronRight, mdiTimerOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type MouseEvent } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Money } from '../money/money.tsx';
import { durationText } from './duration-text.ts';
import * as S from './session-bar.styles.ts';

export interface SessionBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Length of the session in seconds, as reported by the server. */
  elapsedSeconds: number;
  /** Returns minus stakes, decimal text; negative for a loss. */
  net: string;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Opens the details of the session; without it and `detailsHref` there is no button. */
  onDetails?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Link to the details of the session. */
  detailsHref?: string | undefined;
}

/**
 * Time and money of this session, always visible. Gain and loss have the same colour: the bar informs and
 * does not celebrate. Changes are not announced.
 */
export const SessionBar = forwardRef<HTMLElement, SessionBarProps>(function SessionBar(
  { elapsedSeconds, net, currency, onDetails, detailsHref, className, ...rest },
  ref,
) {
  const { locale, messages } = useKit();
  const texts = messages.safety;
  return (
    <S.Root
      aria-label={texts.session}
      {...rest}
      ref={ref}
      className={slotClass('SessionBar', 'root', className)}
    >
      <Icon path={mdiTimerOutline} />
      <S.Figures className="lobi-SessionBar-figures">
        <div>
          <dt>{texts.elapsed}</dt>
          <dd>{durationText(elapsedSeconds, locale)}</dd>
        </div>
        <div>
          <dt>{texts.net}</dt>
          <dd>
            <Money value={net} currency={currency} sign="always" tone="plain" />
          </dd>
        </div>
      </S.Figures>
      {(onDetails !== undefined || detailsHref !== undefined) && (
        <Button
          size="sm"
          variant="ghost"
          className="lobi-SessionBar-details"
          onClick={onDetails}
          render={detailsHref === undefined ? undefined : <KitLink href={detailsHref} />}
        >
          <S.DetailsText>{texts.sessionDetails}</S.DetailsText>
          <S.DetailsMark path={mdiChevronRight} size={24} flip />
        </Button>
      )}
    </S.Root>
  );
});
