import {
  mdiAlertCircleOutline,
  mdiCheckDecagramOutline,
  mdiLockOpenVariantOutline,
  mdiLockOutline,
} from '@mdi/js';
import { forwardRef, useId, type HTMLAttributes } from 'react';
import type { Tone } from '../../primitives/axes.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './fairness-panel.styles.ts';

/** Status of a round's fairness check. */
export type FairnessStatus = 'unrevealed' | 'revealed' | 'verified' | 'mismatch';

export interface FairnessPanelProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'nonce'
> {
  /** Hash of the server's seed, published before the round. */
  serverSeedHash: string;
  /** The seed itself, after the round; `null` before. */
  serverSeed: string | null;
  clientSeed: string;
  /** Nonce of the round under these seeds. */
  nonce: number;
  /** Default follows from `serverSeed`: `unrevealed` or `revealed`. */
  status?: FairnessStatus | undefined;
  /** Recomputes the result; offered once the seed is revealed. */
  onVerify?: (() => void) | undefined;
  verifying?: boolean | undefined;
}

interface Look {
  readonly tone: Tone;
  readonly icon: string;
  readonly name: keyof KitMessages['play'];
  readonly text: keyof KitMessages['play'];
}

const looks: Readonly<Record<FairnessStatus, Look>> = {
  unrevealed: {
    tone: 'neutral',
    icon: mdiLockOutline,
    name: 'fairSealed',
    text: 'fairSealedText',
  },
  revealed: {
    tone: 'info',
    icon: mdiLockOpenVariantOutline,
    name: 'fairRevealed',
    text: 'fairRevealedText',
  },
  verified: {
    tone: 'success',
    icon: mdiCheckDecagramOutline,
    name: 'fairVerified',
    text: 'fairVerifiedText',
  },
  mismatch: {
    tone: 'danger',
    icon: mdiAlertCircleOutline,
    name: 'fairMismatch',
    text: 'fairMismatchText',
  },
};

/**
 * The inputs of a result, to copy and to verify. A seed that is not revealed can neither be seen nor
 * verified, regardless of the status.
 */
export const FairnessPanel = forwardRef<HTMLElement, FairnessPanelProps>(function FairnessPanel(
  {
    serverSeedHash,
    serverSeed,
    clientSeed,
    nonce,
    status: givenStatus,
    onVerify,
    verifying = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const { play } = messages;
  const titleId = useId();
  const status = serverSeed === null ? 'unrevealed' : (givenStatus ?? 'revealed');
  const look = looks[status];
  const rows = [
    [play.serverHash, serverSeedHash],
    [play.serverSeed, serverSeed],
    [play.clientSeed, clientSeed],
    [play.nonce, String(nonce)],
  ] as const;
  return (
    <S.Root
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={slotClass('FairnessPanel', 'root', className)}
      data-status={status}
    >
      <S.Head>
        <h2 id={titleId}>{play.fairness}</h2>
        <Badge tone={look.tone} icon={<Icon path={look.icon} size={16} />}>
          {play[look.name]}
        </Badge>
      </S.Head>
      <S.Text>{play.fairnessText}</S.Text>
      <S.Values>
        {rows.map(([label, value]) => (
          <S.Row key={label} className="lobi-FairnessPanel-row">
            <dt>{label}</dt>
            <dd>
              {value === null ? (
                <span>{play.fairSealed}</span>
              ) : (
                <>
                  <code dir="ltr">{value}</code>
                  <CopyButton value={value} thing={label.toLocaleLowerCase(locale)} size="sm" />
                </>
              )}
            </dd>
          </S.Row>
        ))}
      </S.Values>
      <S.Verdict role="status" data-tone={look.tone}>
        {play[look.text]}
      </S.Verdict>
      {onVerify && serverSeed !== null && (
        <Button variant="outline" loading={verifying} onClick={onVerify}>
          {play.verify}
        </Button>
      )}
    </S.Root>
  );
});
