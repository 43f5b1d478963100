import { mdiAlertCircleOutline, mdiUpdate, mdiWifiOff } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { PartFailure } from '../../primitives/lazy/failure-boundary.tsx';
import { toFailureText, toRetryLabel } from '../../primitives/lazy/to-failure-text.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Root, Text } from '../update-banner/update-banner.styles.ts';

export interface FailureBannerProps extends HTMLAttributes<HTMLDivElement> {
  /** Reason why the part cannot be shown. */
  failure: PartFailure;
  /** Retries what failed; passed by `FailureBoundary`. */
  onRetry: () => void;
}

const icons: Readonly<Record<PartFailure, string>> = {
  offline: mdiWifiOff,
  slow: mdiAlertCircleOutline,
  chunk: mdiUpdate,
  blocked: mdiAlertCircleOutline,
  500: mdiAlertCircleOutline,
};

/** Replaces a part of the page that cannot be shown: the reason, and the next step. */
export const FailureBanner = forwardRef<HTMLDivElement, FailureBannerProps>(function FailureBanner(
  { failure, onRetry, className, ...rest },
  ref,
) {
  const { base } = useMessages();
  return (
    <Root
      role="alert"
      {...rest}
      ref={ref}
      className={slotClass('FailureBanner', 'root', className)}
      data-after-error=""
      data-failure={failure}
    >
      <Icon path={icons[failure]} />
      <Text className={slotClass('FailureBanner', 'text')}>{toFailureText(base, failure)}</Text>
      <Button size="sm" variant="soft" tone="info" onClick={onRetry}>
        {toRetryLabel(base, failure)}
      </Button>
    </Root>
  );
});
