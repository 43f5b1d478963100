import { mdiCameraOutline, mdiPaperclip } from '@mdi/js';
import {
  forwardRef,
  useId,
  useInsertionEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type HTMLAttributes,
} from 'react';
import { fill } from '../../messages/fill.ts';
import { fillCount } from '../../messages/fill-count.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { useValueBinding } from '../form-field/field-bindings.ts';
import { fieldNameOf } from '../form-field/field-name.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { FileRow } from './file-row.tsx';
import { acceptedTypes, fileProblem } from './file-rules.ts';
import { formatBytes } from './format-bytes.ts';
import { useUploads, type SendFile } from './use-uploads.ts';
import * as S from './file-drop.styles.ts';

/** A file that was uploaded earlier, as it is shown. */
export interface StoredFile {
  readonly name: string;
  /** Address of a picture of it. */
  readonly preview?: string | undefined;
}

/** References of uploaded files: one, or with `multiple` a list. */
export type FileDropValue = string | readonly string[] | null;

export interface FileDropProps
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  /** Sends one file and resolves with what the server calls it. */
  onUpload: SendFile;
  /** References of what is uploaded; `null` or `''` for nothing. */
  value?: FileDropValue | undefined;
  defaultValue?: FileDropValue | undefined;
  onValueChange?: ((value: FileDropValue) => void) | undefined;
  /** As of `<input accept>`, checked for drops and pastes too. */
  accept?: string | undefined;
  /** Most bytes of one file. */
  maxBytes?: number | undefined;
  /** Several files; the value is a list then. A new file replaces the one there otherwise. */
  multiple?: boolean | undefined;
  /** Most files with `multiple`; default 10. */
  maxFiles?: number | undefined;
  /** Offers the camera of a phone: the one behind, or the one towards the reader. */
  capture?: 'environment' | 'user' | undefined;
  /** Files can be dropped and pasted as well; default true. */
  droppable?: boolean | undefined;
  /** Name and picture of a file that was uploaded before; default "File 1". */
  describeFile?: ((reference: string) => StoredFile | undefined) | undefined;
}

/**
 * Uploads files at once and keeps their references. The button comes first; dropping and pasting
 * are shortcuts. In a `Form` its value is the reference, so a `z.string()` checks it.
 * @example
 * <FileDrop name="proof" label="Bukti Transfer" accept="image/*" maxBytes={5_242_880} onUpload={send} />
 */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(
  {
    label,
    fieldName,
    name,
    hideLabel,
    labelEnd,
    hint,
    error,
    optional,
    disabled = false,
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
  },
  ref,
) {
  const { locale, messages } = useKit();
  const { controls: words } = messages;
  const announce = useAnnounce();
  const ownId = useId();
  const sentenceName = fieldNameOf(label, fieldName, locale);
  const bound = useValueBinding({ name, fieldName: sentenceName });
  const [ownValue, setOwnValue] = useState<unknown>(defaultValue);
  const references = listOf(bound ? bound.value : value === undefined ? ownValue : value);
  // Several files may arrive before the next render.
  const latest = useRef(references);
  useInsertionEffect(() => {
    latest.current = references;
  });
  const [refusal, setRefusal] = useState<string>();
  const [dragging, setDragging] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement | null>(null);

  const keep = (kept: readonly string[]): void => {
    latest.current = kept;
    const next: FileDropValue = multiple ? kept : (kept[0] ?? null);
    setOwnValue(next);
    bound?.setValue(next ?? '');
    onValueChange?.(next);
  };
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
    disabled || bound?.readOnly === true || zone.current?.closest('fieldset:disabled') !== null;

  const refuse = (sentence: string): void => {
    setRefusal(sentence);
    announce(sentence, { politeness: 'assertive' });
  };
  const take = (picked: Iterable<File>): void => {
    if (isOff()) return;
    setRefusal(undefined);
    const wanted = multiple ? [...picked] : [...picked].slice(0, 1);
    let room = multiple ? maxFiles - stored.length - shown.length : 1;
    for (const file of wanted) {
      const problem = fileProblem(file, { accept, maxBytes });
      const facts = { name: file.name, size: formatBytes(maxBytes ?? 0, locale), count: maxFiles };
      if (problem) refuse(fill(words[refusals[problem]], facts));
      else if (room < 1) refuse(fillCount(words.fileTooMany, maxFiles, locale, facts));
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
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    take([...(target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    target.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setDragging(false);
    take(event.dataTransfer.files);
  };
  const paste = ({ clipboardData }: ClipboardEvent): void => {
    if (clipboardData.files.length > 0) take(clipboardData.files);
  };
  const drops = droppable && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files') || isOff()) return;
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setDragging(false);
    },
    onDrop: drop,
    onPaste: paste,
  };

  const types = accept === undefined ? [] : acceptedTypes(accept);
  const rules = [
    types.length > 0 && fill(words.fileTypes, { types: types.map(typeWord(words)).join(', ') }),
    maxBytes !== undefined && fill(words.fileMax, { size: formatBytes(maxBytes, locale) }),
    multiple && fillCount(words.fileMost, maxFiles, locale),
  ].filter(Boolean);
  const filled = !multiple && stored.length + shown.length > 0;
  const choose = filled ? words.fileReplace : multiple ? words.fileChooseMany : words.fileChoose;
  const locked = disabled || bound?.readOnly === true;

  return (
    <FormField
      {...rest}
      ref={ref}
      className={slotClass('FileDrop', 'root', className)}
      label={label}
      hideLabel={hideLabel}
      labelEnd={labelEnd}
      hint={hint}
      error={error ?? refusal ?? bound?.error}
      optional={optional}
      controlId={id ?? ownId}
      labelKind="text"
    >
      {(control) => (
        <>
          {bound?.readOnly !== true && (
            <S.Zone
              ref={zone}
              className="lobi-FileDrop-zone"
              data-dragging={flag(dragging)}
              data-invalid={flag(control['aria-invalid'])}
              data-disabled={flag(disabled)}
              {...drops}
            >
              <S.Buttons>
                <Button
                  id={control.id}
                  aria-describedby={`${control.id}-rules ${control['aria-describedby'] ?? ''}`.trim()}
                  aria-labelledby={`${control.id}-choose ${control.id}-label`}
                  ref={(element) => {
                    button.current = element;
                    bound?.ref(element);
                  }}
                  variant="soft"
                  className="lobi-FileDrop-button"
                  disabled={disabled}
                  iconStart={<Icon path={mdiPaperclip} />}
                  onBlur={bound?.onBlur}
                  onClick={() => files.current?.click()}
                >
                  <span id={`${control.id}-choose`}>{choose}</span>
                </Button>
                {capture && (
                  <Button
                    variant="outline"
                    className="lobi-FileDrop-camera"
                    disabled={disabled}
                    iconStart={<Icon path={mdiCameraOutline} />}
                    onClick={() => camera.current?.click()}
                  >
                    {words.fileCapture}
                  </Button>
                )}
              </S.Buttons>
              <S.Advice id={`${control.id}-rules`}>
                {droppable && (
                  <span className="lobi-FileDrop-drop">
                    {dragging ? words.fileDropNow : words.fileDrop}
                  </span>
                )}
                {rules.length > 0 && <span>{rules.join(' · ')}</span>}
              </S.Advice>
              <input
                ref={files}
                type="file"
                hidden
                accept={accept}
                multiple={multiple}
                onChange={pick}
              />
              {capture && (
                <input
                  ref={camera}
                  type="file"
                  hidden
                  accept="image/*"
                  capture={capture}
                  onChange={pick}
                />
              )}
            </S.Zone>
          )}
          <S.List
            className="lobi-FileDrop-list"
            aria-label={fill(words.fileList, { field: sentenceName })}
          >
            {stored.map((reference, index) => {
              const facts = describeFile?.(reference);
              const shownName = facts?.name ?? fill(words.fileStored, { number: index + 1 });
              return (
                <FileRow
                  key={reference}
                  name={shownName}
                  status="done"
                  percent={100}
                  preview={facts?.preview}
                  onRemove={
                    locked
                      ? undefined
                      : () => {
                          keep(latest.current.filter((kept) => kept !== reference));
                          announce(fill(words.fileSaidRemoved, { name: shownName }));
                          button.current?.focus();
                        }
                  }
                />
              );
            })}
            {shown.map((upload) => (
              <FileRow
                key={upload.id}
                name={upload.file.name}
                status={upload.status}
                percent={upload.percent}
                bytes={upload.file.size}
                preview={upload.preview}
                onRetry={() => {
                  retry(upload);
                  button.current?.focus();
                }}
                onRemove={
                  locked
                    ? undefined
                    : () => {
                        remove(upload);
                        if (upload.reference !== undefined) {
                          keep(latest.current.filter((kept) => kept !== upload.reference));
                        }
                        button.current?.focus();
                      }
                }
              />
            ))}
          </S.List>
        </>
      )}
    </FormField>
  );
});

const refusals = { wrongType: 'fileWrongType', tooBig: 'fileTooBig', empty: 'fileEmpty' } as const;

const familyWords = { image: 'fileImage', video: 'fileVideo', audio: 'fileAudio' } as const;

const typeWord =
  (words: Readonly<Record<(typeof familyWords)[keyof typeof familyWords], string>>) =>
  (type: ReturnType<typeof acceptedTypes>[number]): string =>
    typeof type === 'string' ? type : words[familyWords[type.family]];

/** References in whatever shape they come. */
const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (reference): reference is string => typeof reference === 'string' && reference !== '',
  );
