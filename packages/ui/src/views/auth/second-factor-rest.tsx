import { Callout } from '../../components/callout/callout.tsx';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { SecondFactorState } from './second-factor.types.ts';
import * as S from './second-factor.styles.ts';

/** Number of codes from which the user is warned: two are needed for a lost phone and one mistyped code. */
const fewCodes = 2;

/** Disabled: its purpose, and the button to enable it. */
export function SecondFactorOff({ demanded, onBegin }: { demanded: boolean; onBegin: () => void }) {
  const { secondFactor: texts } = useMessages();
  return (
    <>
      {demanded && <Callout tone="warning">{texts.demanded}</Callout>}
      <S.Body>{texts.offBody}</S.Body>
      <S.Actions>
        <Button onClick={onBegin}>{texts.turnOn}</Button>
      </S.Actions>
    </>
  );
}

export interface SecondFactorOnProps extends SecondFactorState {
  onRenew: () => void;
  onEnd: () => void;
}

/** Enabled: its date, remaining codes, new codes, and disabling it if allowed. */
export function SecondFactorOn({
  since,
  recoveryLeft,
  demanded,
  onRenew,
  onEnd,
}: SecondFactorOnProps) {
  const { secondFactor: texts } = useMessages();
  return (
    <>
      <DescriptionList
        items={[
          { label: texts.since, value: <DateTime at={since} /> },
          { label: texts.left, value: String(recoveryLeft) },
        ]}
      />
      {recoveryLeft <= fewCodes && (
        <Callout tone="warning" title={fill(texts.fewTitle, { count: recoveryLeft })}>
          {texts.fewBody}
        </Callout>
      )}
      <S.Actions>
        <Button variant="outline" tone="neutral" onClick={onRenew}>
          {texts.renew}
        </Button>
        {!demanded && (
          <Button variant="outline" tone="danger" onClick={onEnd}>
            {texts.turnOff}
          </Button>
        )}
      </S.Actions>
    </>
  );
}
