import { Dialog as Base } from '@base-ui/react/dialog';
import { numberFormat } from '@lobi/formats';
import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { fillCount } from '../../messages/fill-count.ts';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './practice-sheet.styles.ts';

export interface PracticeSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the game. */
  title: string;
  /** Remaining practice chips, decimal text; shown without a currency. */
  chips: string;
  /** Cards that practice players buy in each round. Default: none. */
  otherCards?: number | undefined;
  /** Link to the registration. */
  signUpHref: string;
  /** Refills the chips; set only if they are not sufficient for another stake. */
  onRefill?: (() => void) | undefined;
  /** The stage of the game. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A practice game above the lobby, with worthless chips. A permanent notice above the stage states that,
 * with a link to the registration.
 */
export function PracticeSheet({
  open,
  onOpenChange,
  title,
  chips,
  otherCards,
  signUpHref,
  onRefill,
  children,
  className,
}: PracticeSheetProps) {
  const { portalRef, messages, locale } = useKit();
  const texts = messages.playFrame;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal container={portalRef}>
        <S.Backdrop className="lobi-PracticeSheet-backdrop" />
        <S.Viewport>
          <S.Popup className={slotClass('PracticeSheet', 'root', className)}>
            <S.Head className="lobi-PracticeSheet-head">
              <S.Text>
                <S.Title>{fill(texts.practiceTitle, { title })}</S.Title>
                <S.Note>
                  {fill(texts.practiceNote, { amount: numberFormat(locale).format(Number(chips)) })}
                  {otherCards !== undefined &&
                    ` ${fillCount(texts.practiceOthers, otherCards, locale)}`}
                </S.Note>
              </S.Text>
              <Button size="sm" render={<KitLink href={signUpHref} />}>
                {texts.practiceSignUp}
              </Button>
              <Base.Close render={<IconButton label={messages.base.close} path={mdiClose} />} />
            </S.Head>
            <S.Body className="lobi-PracticeSheet-body">
              {onRefill && (
                <S.Empty role="status">
                  {texts.practiceEmpty}
                  <Button size="sm" variant="soft" onClick={onRefill}>
                    {texts.practiceRefill}
                  </Button>
                </S.Empty>
              )}
              {children}
            </S.Body>
          </S.Popup>
        </S.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
