import { forwardRef } from 'react';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { FileDrop, type FileDropProps } from '../file-drop/file-drop.tsx';

export interface ProofUploadProps extends Omit<FileDropProps, 'label' | 'multiple' | 'maxFiles'> {
  /** Default the kit's label "Proof of transfer". */
  label?: FileDropProps['label'] | undefined;
}

/** Accepted types of a proof, and its maximum size. @source ours */
const proofTypes = 'image/jpeg,image/png,image/webp,application/pdf';
const proofBytes = 5 * 1024 * 1024;

/**
 * Upload of the receipt of a payment made elsewhere: an image or PDF of at most 5 MB, also from the camera.
 */
export const ProofUpload = forwardRef<HTMLDivElement, ProofUploadProps>(function ProofUpload(
  { label, className, ...rest },
  ref,
) {
  const { flows } = useMessages();
  return (
    <FileDrop
      accept={proofTypes}
      maxBytes={proofBytes}
      capture="environment"
      hint={flows.proofHint}
      {...rest}
      ref={ref}
      label={label ?? flows.proof}
      className={slotClass('ProofUpload', 'root', className)}
    />
  );
});
