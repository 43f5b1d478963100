import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { PublicReasonItems } from './public-reason.ts';

interface PublicReasonFieldsProps {
  reasons: PublicReasonItems;
  reason: string;
  onReasonChange: (reason: string) => void;
  remark: string;
  onRemarkChange: (remark: string) => void;
  disabled?: boolean | undefined;
  /** Labels of the fields, which name who can read them; default: the user. */
  labels?: Readonly<Record<'reason' | 'reasonHint' | 'remark' | 'remarkHint', string>> | undefined;
}

/**
 * Fields of the message to the user: a reason from a list and an optional remark, each labelled with who can
 * read it.
 */
export function PublicReasonFields({
  reasons,
  reason,
  onReasonChange,
  remark,
  onRemarkChange,
  disabled,
  labels,
}: PublicReasonFieldsProps) {
  const { office } = useMessages();
  const texts = labels ?? {
    reason: office.statusPublicReason,
    reasonHint: office.statusPublicReasonHint,
    remark: office.statusRemark,
    remarkHint: office.statusRemarkHint,
  };
  return (
    <>
      <Select
        label={texts.reason}
        hint={texts.reasonHint}
        required
        disabled={disabled}
        items={reasons}
        value={reason}
        onValueChange={(value) => value !== null && onReasonChange(value)}
      />
      <TextField
        label={texts.remark}
        hint={texts.remarkHint}
        optional
        maxLength={200}
        disabled={disabled}
        value={remark}
        onValueChange={onRemarkChange}
      />
    </>
  );
}
