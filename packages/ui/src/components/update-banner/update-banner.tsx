import { mdiClose, mdiUpdate } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Root, Words } from './update-banner.styles.ts';

export interface UpdateBannerProps extends HTMLAttributes<HTMLDivElement> {
  onReload: () => void;
  /** A part of the old version could not be loaded any more: says that a reload is needed. */
  afterError?: boolean | undefined;
  /** Shows a cross; without it the banner stays. */
  onDismiss?: (() => void) | undefined;
}

/** A newer version of the product has been published. It never reloads by itself. */
export const UpdateBanner = forwardRef<HTMLDivElement, UpdateBannerProps>(function UpdateBanner(
  { onReload, afterError = false, onDismiss, className, ...rest },
  ref,
) {
  const { base } = useMessages();
  return (
    <Root
      role={afterError ? 'alert' : 'status'}
      {...rest}
      ref={ref}
      className={slotClass('UpdateBanner', 'root', className)}
      data-after-error={flag(afterError)}
    >
      <Icon path={mdiUpdate} />
      <Words>{afterError ? base.errorChunkBody : base.updateAvailable}</Words>
      <Button size="sm" variant="soft" tone="info" onClick={onReload}>
        {base.reload}
      </Button>
      {onDismiss && (
        <IconButton label={base.dismiss} path={mdiClose} size="sm" onClick={onDismiss} />
      )}
    </Root>
  );
});
