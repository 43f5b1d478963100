import { mdiClose, mdiUpdate } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Root, Text } from './update-banner.styles.ts';

export interface UpdateBannerProps extends HTMLAttributes<HTMLDivElement> {
  onReload: () => void;
  /** Shows a close button; without it the banner stays. */
  onDismiss?: (() => void) | undefined;
}

/** Banner that a newer version of the product is available. It never reloads automatically. */
export const UpdateBanner = forwardRef<HTMLDivElement, UpdateBannerProps>(function UpdateBanner(
  { onReload, onDismiss, className, ...rest },
  ref,
) {
  const { base } = useMessages();
  return (
    <Root
      role="status"
      {...rest}
      ref={ref}
      className={slotClass('UpdateBanner', 'root', className)}
    >
      <Icon path={mdiUpdate} />
      <Text>{base.updateAvailable}</Text>
      <Button size="sm" variant="soft" tone="info" onClick={onReload}>
        {base.reload}
      </Button>
      {onDismiss && (
        <IconButton label={base.dismiss} path={mdiClose} size="sm" onClick={onDismiss} />
      )}
    </Root>
  );
});
