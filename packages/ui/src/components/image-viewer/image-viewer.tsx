import { Dialog as Base } from '@base-ui/react/dialog';
import {
  mdiClose,
  mdiFitToScreenOutline,
  mdiImageBrokenVariant,
  mdiMagnifyMinusOutline,
  mdiMagnifyPlusOutline,
  mdiRotateLeft,
  mdiRotateRight,
} from '@mdi/js';
import { useReducer, useState, type KeyboardEvent, type ReactElement } from 'react';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Backdrop } from '../dialog/dialog.styles.ts';
import { formatNumber } from '../num/format-number.ts';
import { ImageStage } from './image-stage.tsx';
import { imageKeys, moveImage, wholeImage, zoomSteps } from './image-view.ts';
import * as S from './image-viewer.styles.ts';

export interface ImageViewerProps {
  /** URL of the image. */
  src: string;
  /**
   * Name of the image, e.g. "Bukti transfer TRX-20261120-0344"; its alternative text and the title of the
   * dialog.
   */
  name: string;
  /** URL of a smaller image for the button that opens it; default `src`. */
  thumbnailSrc?: string | undefined;
  /** Custom button instead of the small image. */
  trigger?: ReactElement | undefined;
  /** Shows the zoom controls; default true. */
  zoom?: boolean | undefined;
  /** Shows the rotation controls; default true. */
  rotate?: boolean | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** The second argument gives the reason and can cancel. */
  onOpenChange?: ((open: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  className?: string | undefined;
}

const smallest = zoomSteps[0];
const largest = zoomSteps.at(-1);

function Viewer({
  src,
  name,
  zoom = true,
  rotate = true,
  className,
}: Pick<ImageViewerProps, 'src' | 'name' | 'zoom' | 'rotate' | 'className'>) {
  const { locale, messages } = useKit();
  const { base, display } = messages;
  const [view, move] = useReducer(moveImage, wholeImage);
  const [ready, setReady] = useState(false);
  const level = formatNumber(view.zoom, { locale, shape: 'percent' }) ?? '';
  const press = (event: KeyboardEvent): void => {
    const wanted =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : imageKeys[event.key];
    if (!wanted || !ready) return;
    if (!rotate && wanted.type.startsWith('turn')) return;
    if (!zoom && wanted.type.startsWith('zoom')) return;
    event.preventDefault();
    move(wanted);
  };
  return (
    <S.Popup className={slotClass('ImageViewer', 'root', className)} onKeyDown={press}>
      <S.Head>
        <S.Title className="lobi-ImageViewer-title">{name}</S.Title>
        <Base.Close render={<IconButton label={base.close} path={mdiClose} />} />
      </S.Head>
      <ImageStage src={src} alt={name} view={view} move={move} onReady={setReady} />
      <S.Tools role="group" aria-label={display.imageTools}>
        {zoom && (
          <>
            <IconButton
              label={display.imageZoomOut}
              path={mdiMagnifyMinusOutline}
              disabled={!ready || view.zoom === smallest}
              onClick={() => move({ type: 'zoom-out' })}
            />
            <S.Level aria-hidden="true">{level}</S.Level>
            <IconButton
              label={display.imageZoomIn}
              path={mdiMagnifyPlusOutline}
              disabled={!ready || view.zoom === largest}
              onClick={() => move({ type: 'zoom-in' })}
            />
          </>
        )}
        {rotate && (
          <>
            <IconButton
              label={display.imageRotateLeft}
              path={mdiRotateLeft}
              disabled={!ready}
              onClick={() => move({ type: 'turn-left' })}
            />
            <IconButton
              label={display.imageRotateRight}
              path={mdiRotateRight}
              disabled={!ready}
              onClick={() => move({ type: 'turn-right' })}
            />
          </>
        )}
        <IconButton
          label={display.imageReset}
          path={mdiFitToScreenOutline}
          disabled={!ready || view === wholeImage}
          onClick={() => move({ type: 'reset' })}
        />
        <VisuallyHidden role="status">
          {ready && view !== wholeImage
            ? fill(display.imageState, { zoom: level, turn: view.turn })
            : ''}
        </VisuallyHidden>
      </S.Tools>
    </S.Popup>
  );
}

function SmallPicture({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  return broken ? (
    <Icon path={mdiImageBrokenVariant} size={24} />
  ) : (
    <img src={src} alt="" onError={() => setBroken(true)} />
  );
}

/**
 * An image that opens large: zoomed, rotated and moved by pointer, wheel and keys.
 * @example <ImageViewer src={proof.url} name="Bukti transfer TRX-20261120-0344" />
 */
export function ImageViewer({
  src,
  name,
  thumbnailSrc = src,
  trigger,
  zoom,
  rotate,
  open,
  defaultOpen,
  onOpenChange,
  className,
}: ImageViewerProps) {
  const { portalRef, messages } = useKit();
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Base.Trigger
        render={
          trigger ?? (
            <S.Thumbnail
              type="button"
              className="lobi-ImageViewer-thumbnail"
              aria-label={fill(messages.display.imageOpen, { name })}
            >
              <SmallPicture key={thumbnailSrc} src={thumbnailSrc} />
              <S.Corner>
                <Icon path={mdiMagnifyPlusOutline} size={16} />
              </S.Corner>
            </S.Thumbnail>
          )
        }
      />
      <Base.Portal container={portalRef}>
        <Backdrop className="lobi-ImageViewer-backdrop" />
        <S.Viewport>
          <Viewer
            key={src}
            src={src}
            name={name}
            zoom={zoom}
            rotate={rotate}
            className={className}
          />
        </S.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
