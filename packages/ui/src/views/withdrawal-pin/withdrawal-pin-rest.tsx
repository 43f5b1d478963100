import { Callout } from '../../components/callout/callout.tsx';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Actions, Body } from '../auth/second-factor.styles.ts';
import type { WithdrawalPinState } from './withdrawal-pin.types.ts';

interface WithdrawalPinRestProps extends WithdrawalPinState {
  onSet: () => void;
  onEnd: () => void;
}

/** Status of the PIN, and its actions. */
export function WithdrawalPinRest({ since, demanded, onSet, onEnd }: WithdrawalPinRestProps) {
  const { withdrawalPin: texts } = useMessages();
  if (since === null) {
    return (
      <>
        {demanded && <Callout tone="warning">{texts.demanded}</Callout>}
        <Body>{texts.offBody}</Body>
        <Actions>
          <Button onClick={onSet}>{texts.begin}</Button>
        </Actions>
      </>
    );
  }
  return (
    <>
      <DescriptionList items={[{ label: texts.since, value: <DateTime at={since} /> }]} />
      <Actions>
        <Button variant="outline" tone="neutral" onClick={onSet}>
          {texts.change}
        </Button>
        {!demanded && (
          <Button variant="outline" tone="danger" onClick={onEnd}>
            {texts.end}
          </Button>
        )}
      </Actions>
    </>
  );
}
