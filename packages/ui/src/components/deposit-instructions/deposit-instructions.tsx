import { formatMoneyText } from '@lobi/formats';
import { mdiDownloadOutline, mdiFlaskOutline } from '@mdi/js';
import { forwardRef, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { QRCode } from '../../primitives/qr-code/qr-code.tsx';
import { RingTimer } from '../../primitives/ring-timer/ring-timer.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Callout } from '../callout/callout.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { accountTexts } from './account-texts.ts';
import type { DepositOrder } from './deposit-instructions.types.ts';
import { saveQr } from './save-qr.ts';
import { splitExactAmount } from './split-exact-amount.ts';
import { useIsOver } from './use-is-over.ts';
import * as S from './deposit-instructions.styles.ts';

export interface DepositInstructionsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  order: DepositOrder;
  /** Instructions step by step, in the user's language, from the platform. */
  steps: readonly ReactNode[];
  /** Whether it is play money: shows that no real money is paid. */
  demo?: boolean | undefined;
  /** Content below the steps, e.g. the upload of the proof. */
  proof?: ReactNode;
  /** Buttons in the footer. */
  actions?: ReactNode;
  /** Action shown once the deposit has expired. */
  expiredAction?: ReactNode;
  /** Clock in ms; default the browser's. Pass the platform's clock. */
  now?: (() => number) | undefined;
}

/** Whole seconds left from which the ring warns. */
const warnAtSeconds = 60;

/**
 * Instructions for one deposit: the exact amount with the digits that distinguish it from others, the
 * destination, a QR code, and the time left. After the deadline it hides the payment details, so that no
 * player pays an expired deposit.
 */
export const DepositInstructions = forwardRef<HTMLElement, DepositInstructionsProps>(
  function DepositInstructions(
    { order, steps, demo = false, proof, actions, expiredAction, now, className, ...rest },
    ref,
  ) {
    const { messages, locale, timeZone } = useKit();
    const { flows: texts } = messages;
    const { kind, channel, account, holder, qrPayload, amountExact, uniqueCode, currency } = order;
    const endsAt = Date.parse(order.expiresAt);
    const isExpired = useIsOver(endsAt, now);
    const code = useRef<HTMLDivElement>(null);
    const exact = splitExactAmount(amountExact, uniqueCode, currency, locale);
    const amount = formatMoneyText(amountExact, currency, { locale }) ?? amountExact;
    const time = formatDateTime(order.expiresAt, { locale, timeZone, mode: 'time' }) ?? '–';

    return (
      <S.Root
        {...rest}
        ref={ref}
        className={slotClass('DepositInstructions', 'root', className)}
        data-kind={kind}
        data-expired={flag(isExpired)}
      >
        <S.Head className="lobi-DepositInstructions-head">
          <div>
            <S.Title>{fill(texts.payTitle, { channel })}</S.Title>
            <S.Until>{isExpired ? texts.payExpiredTitle : fill(texts.payBefore, { time })}</S.Until>
          </div>
          <RingTimer
            endsAt={endsAt}
            total={endsAt - Date.parse(order.createdAt)}
            warnAt={warnAtSeconds}
            size={80}
            now={now}
          />
        </S.Head>
        {isExpired ? (
          <Callout tone="warning" title={texts.payExpiredTitle} role="alert" action={expiredAction}>
            {texts.payExpiredBody}
          </Callout>
        ) : (
          <S.Panel className="lobi-DepositInstructions-panel">
            <S.Amount className="lobi-DepositInstructions-amount">
              <div>
                <p>{texts.payExactly}</p>
                <S.Exact>
                  <VisuallyHidden>{amount}</VisuallyHidden>
                  <span aria-hidden="true">
                    {exact.before}
                    {exact.code !== '' && <mark>{exact.code}</mark>}
                    {exact.after}
                  </span>
                </S.Exact>
                {exact.code !== '' && <p>{fill(texts.payCode, { digits: uniqueCode ?? '' })}</p>}
              </div>
              <CopyButton
                labelled
                variant="soft"
                value={amountExact}
                thing={messages.forms.fieldAmount}
              />
            </S.Amount>
            <S.Ways data-scan={flag(qrPayload !== undefined)}>
              {qrPayload !== undefined && (
                <S.Scan className="lobi-DepositInstructions-scan">
                  <QRCode
                    ref={code}
                    value={qrPayload}
                    label={fill(texts.payQr, { amount })}
                    size={248}
                  />
                  {holder !== undefined && <b>{holder}</b>}
                  <small>{fill(texts.payOrder, { order: order.order })}</small>
                  <Button
                    variant="soft"
                    iconStart={<Icon path={mdiDownloadOutline} />}
                    onClick={() => void saveQr(code.current, order.order)}
                  >
                    {texts.paySaveQr}
                  </Button>
                  {demo && (
                    <S.Demo>
                      <Icon path={mdiFlaskOutline} size={16} /> {texts.payDemo}
                    </S.Demo>
                  )}
                </S.Scan>
              )}
              <S.How className="lobi-DepositInstructions-how">
                {account !== undefined && (
                  <S.Account>
                    <div>
                      <dt>{texts[accountTexts[kind]]}</dt>
                      <dd>
                        <S.Digits dir="ltr">{account}</S.Digits>
                        <CopyButton
                          size="sm"
                          value={account}
                          thing={texts[accountTexts[kind]].toLowerCase()}
                        />
                      </dd>
                    </div>
                    {holder !== undefined && (
                      <div>
                        <dt>{texts.payHolder}</dt>
                        <dd>{holder}</dd>
                      </div>
                    )}
                  </S.Account>
                )}
                <h3>{texts.payHow}</h3>
                <S.Steps>
                  {steps.map((step, index) => (
                    <li key={index}>
                      <span>{step}</span>
                    </li>
                  ))}
                </S.Steps>
                {demo && qrPayload === undefined && (
                  <S.Demo>
                    <Icon path={mdiFlaskOutline} size={16} /> {texts.payDemo}
                  </S.Demo>
                )}
                {proof}
              </S.How>
            </S.Ways>
            {actions !== undefined && <S.Actions>{actions}</S.Actions>}
          </S.Panel>
        )}
      </S.Root>
    );
  },
);
