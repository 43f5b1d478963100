import { forwardRef, useRef, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { fillCount } from '../../messages/fill-count.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import { FileList, type StoredFile } from './file-list.tsx';
import { fileProblem } from './file-rules.ts';
import { FileZone } from './file-zone.tsx';
import { formatBytes } from './format-bytes.ts';
import { referencesOf, useFileReferences, type FileDropValue } from './use-file-references.ts';
import { useUploads, type SendFile } from './use-uploads.ts';

export interface FileDropProps
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  /** Uploads one file and resolves to the server's reference. */
  onUpload: SendFile;
  /** References of the uploaded files; `null` or `''` for none. */
  value?: FileDropValue | undefined;
  defaultValue?: FileDropValue | undefined;
  onValueChange?: ((value: FileDropValue) => void) | undefined;
  /** Like `<input accept>`, also checked for drops and pastes. */
  accept?: string | undefined;
  /** Maximum size of one file in bytes. */
  maxBytes?: number | undefined;
  /**
   * Whether several files are accepted; the value is then a list. Otherwise a new file replaces the previous
   * one.
   */
  multiple?: boolean | undefined;
  /** Maximum number of files with `multiple`; default 10. */
  maxFiles?: number | undefined;
  /** Uses the camera of a phone: the rear one, or the front one. */
  capture?: 'environment' | 'user' | undefined;
  /** Files can be dropped and pasted as well; default true. */
  droppable?: boolean | undefined;
  /** Name and preview of a previously uploaded file; default "File 1". */
  describeFile?: ((reference: string) => StoredFile | undefined) | undefined;
}

/**
 * Uploads files at once and stores their references. The button is the main way; dropping and pasting
 * are shortcuts. In a `Form` its value is the reference, so that a `z.string()` validates it.
 * @example
 * <FileDrop name="proof" label="Bukti Transfer" accept="image/*" maxBytes={5_242_880} onUpload={send} />
 */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(props, ref) {
  const { frame, facts, own, required, disabled } = splitField<FileDropProps>(props);
  const {
    onUpload,
    value,
    defaultValue = null,
    onValueChange,
    accept,
    maxBytes,
    multiple = false,
    maxFiles = 10,
    capture,
    droppable = true,
    describeFile,
    className,
    id,
    ...rest
  } = own;
  const { locale, messages } = useKit();
  const { controls: texts } = messages;
  const announce = useAnnounce();
  const field = useValueField(facts, { value, defaultValue, read: referencesOf, id });
  const { references, latest, keep } = useFileReferences(field, { onValueChange, multiple });
  const [refusal, setRefusal] = useState<string>();
  const zone = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement | null>(null);

  const { uploads, start, retry, remove } = useUploads(onUpload, (reference) =>
    keep(multiple ? [...latest.current, reference] : [reference]),
  );
  const shown = uploads.filter(
    ({ status, reference = '' }) => status !== 'done' || references.includes(reference),
  );
  const stored = references.filter(
    (reference) => !uploads.some((upload) => upload.reference === reference),
  );
  const isOff = (): boolean =>
    disabled || field.readOnly || zone.current?.closest('fieldset:disabled') !== null;

  const refuse = (sentence: string): void => {
    setRefusal(sentence);
    announce(sentence, { politeness: 'assertive' });
  };
  const take = (picked: Iterable<File>): void => {
    if (isOff()) return;
    setRefusal(undefined);
    const acceptedFiles = multiple ? [...picked] : [...picked].slice(0, 1);
    let room = multiple ? maxFiles - stored.length - shown.length : 1;
    for (const file of acceptedFiles) {
      const problem = fileProblem(file, { accept, maxBytes });
      const facts = { name: file.name, size: formatBytes(maxBytes ?? 0, locale), count: maxFiles };
      if (problem) refuse(fill(texts[refusals[problem]], facts));
      else if (room < 1) refuse(fillCount(texts.fileTooMany, maxFiles, locale, facts));
      else {
        room -= 1;
        if (!multiple) {
          for (const upload of shown) remove(upload);
          if (latest.current.length > 0) keep([]);
        }
        start(file);
      }
    }
  };
  const forget = (reference: string | undefined): void => {
    if (reference !== undefined) keep(latest.current.filter((kept) => kept !== reference));
  };

  return (
    <FormField
      {...rest}
      {...frame}
      ref={ref}
      className={slotClass('FileDrop', 'root', className)}
      required={required}
      error={facts.error ?? refusal ?? field.error}
      controlId={field.controlId}
      labelKind="text"
    >
      {(control) => (
        <>
          {!field.readOnly && (
            <FileZone
              control={control}
              zoneRef={zone}
              buttonRef={(element) => {
                button.current = element;
                field.ref?.(element);
              }}
              disabled={disabled}
              isOff={isOff}
              isFilled={!multiple && stored.length + shown.length > 0}
              accept={accept}
              maxBytes={maxBytes}
              multiple={multiple}
              maxFiles={maxFiles}
              capture={capture}
              droppable={droppable}
              onBlur={field.onBlur}
              onTake={take}
            />
          )}
          <FileList
            field={field.fieldName}
            stored={stored}
            describeFile={describeFile}
            uploads={shown}
            locked={disabled || field.readOnly}
            onRemoveStored={(reference, shownName) => {
              forget(reference);
              announce(fill(texts.fileSaidRemoved, { name: shownName }));
              button.current?.focus();
            }}
            onRetry={(upload) => {
              retry(upload);
              button.current?.focus();
            }}
            onRemove={(upload) => {
              remove(upload);
              forget(upload.reference);
              button.current?.focus();
            }}
          />
        </>
      )}
    </FormField>
  );
});

const refusals = { wrongType: 'fileWrongType', tooBig: 'fileTooBig', empty: 'fileEmpty' } as const;
