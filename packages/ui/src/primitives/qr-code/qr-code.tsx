import { forwardRef, useMemo, type CSSProperties, type HTMLAttributes } from 'react';
import { useMessages } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { qrPath, type QRCorrection } from './qr-path.ts';
import * as S from './qr-code.styles.ts';

export interface QRCodeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Content of the code, e.g. a payment string or a link. */
  value: string;
  /** Accessible name that describes its purpose, e.g. "Kode QRIS untuk Rp 500.782". */
  label: string;
  /** Edge in px, including the quiet zone; default 200. */
  size?: number | undefined;
  /** Recoverable share of the code; use `H` with a logo on it. Default `M`, 15 per cent. */
  correction?: QRCorrection | undefined;
}

/** Light squares around the code, as the standard requires. */
const quietZone = 4;

/**
 * A QR code, dark on light in every theme, with its quiet zone. Show the text next to it with a
 * `CopyButton`: a user on the same phone cannot scan it.
 */
export const QRCode = forwardRef<HTMLDivElement, QRCodeProps>(function QRCode(
  { value, label, size = 200, correction = 'M', className, style, ...rest },
  ref,
) {
  const { atoms } = useMessages();
  const drawing = useMemo(() => qrPath(value, correction), [value, correction]);
  const shared = {
    ...rest,
    ref,
    className: slotClass('QRCode', 'root', className),
    style: { '--qr-size': `${size}px`, ...style } as CSSProperties,
  };
  if (!drawing) {
    return (
      <S.Root {...shared} data-invalid="">
        {atoms.qrFailed}
      </S.Root>
    );
  }
  const edge = drawing.edge + 2 * quietZone;
  return (
    <S.Root {...shared}>
      <S.Squares
        role="img"
        aria-label={label}
        viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`}
        fill="currentColor"
      >
        <path d={drawing.path} />
      </S.Squares>
    </S.Root>
  );
});
