import { Dialog as Base } from '@base-ui/react/dialog';
import { numberFormat } from '@lobi/formats';
import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
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
  /** Practice chips that are left, decimal text; shown without a currency. */
  chips: string;
  /** Where an account is made. */
  signUpHref: string;
  /** The chips do not reach for another stake: fills them up. Without it there are enough. */
  onRefill?: (() => void) | undefined;
  /** The stage of the game. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A game over the lobby, to be tried with chips that are worth nothing. It says so above the stage as
 * long as it is open; one press leads to an account.
 */
export function PracticeSheet({
  open,
  onOpenChange,
  title,
  chips,
  signUpHref,
  onRefill,
  children,
  className,
}: PracticeSheetProps) {
  const { portalRef, messages, locale } = useKit();
  const words = messages.playFrame;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal container={portalRef}>
        <S.Backdrop className="lobi-PracticeSheet-backdrop" />
        <S.Viewport>
          <S.Popup className={slotClass('PracticeSheet', 'root', className)}>
            <S.Head className="lobi-PracticeSheet-head">
              <S.Words>
                <S.Title>{fill(words.practiceTitle, { title })}</S.Title>
                <S.Note>
                  {fill(words.practiceNote, { amount: numberFormat(locale).format(Number(chips)) })}
                </S.Note>
              </S.Words>
              <Button size="sm" render={<KitLink href={signUpHref} />}>
                {words.practiceSignUp}
              </Button>
              <Base.Close render={<IconButton label={messages.base.close} path={mdiClose} />} />
            </S.Head>
            <S.Body className="lobi-PracticeSheet-body">
              {onRefill && (
                <S.Empty role="status">
                  {words.practiceEmpty}
                  <Button size="sm" variant="soft" onClick={onRefill}>
                    {words.practiceRefill}
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
