import { mdiShareVariantOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { QRCode } from '../../primitives/qr-code/qr-code.tsx';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './referral-card.styles.ts';

export interface ReferralCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Referral code, which new members can also type. */
  code: string;
  /** Full address of the registration page, including the code. */
  url: string;
  /**
   * Text about the role of a user who registers through the link. Default: a member of the
   * downline.
   */
  body?: string | undefined;
  /** Shares the link; omit it if the browser cannot share. */
  onShare?: (() => void) | undefined;
}

const PlainReferralCard = forwardRef<HTMLElement, ReferralCardProps>(function ReferralCard(
  { code, url, body, onShare, className, ...rest },
  ref,
) {
  const { office } = useMessages();
  return (
    <S.Root
      aria-label={office.referralTitle}
      {...rest}
      ref={ref}
      className={slotClass('ReferralCard', 'root', className)}
    >
      <S.Head>
        <h2>{office.referralTitle}</h2>
        <p>{body ?? office.downlineInviteBody}</p>
      </S.Head>
      <S.Body>
        <QRCode value={url} label={fill(office.downlineQr, { code })} size={112} />
        <S.Text>
          <S.Code className="lobi-ReferralCard-code">
            {office.downlineCode} <b>{code}</b>
          </S.Code>
          <S.Address dir="ltr" title={url} className="lobi-ReferralCard-address">
            {url.replace(/^https?:\/\//, '')}
          </S.Address>
          <S.Buttons>
            <CopyButton
              value={url}
              thing={office.downlineLink}
              size="sm"
              variant="outline"
              labelled
            />
            {onShare && (
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                iconStart={<Icon path={mdiShareVariantOutline} />}
                onClick={onShare}
              >
                {office.referralShare}
              </Button>
            )}
          </S.Buttons>
        </S.Text>
      </S.Body>
    </S.Root>
  );
});

/**
 * The referral link of a user, to be scanned, copied or shared.
 * @example <ReferralCard code="NUSA7K" url="https://lentera.example/register?referral=NUSA7K" />
 */
export const ReferralCard = replaceable('ReferralCard', PlainReferralCard);
