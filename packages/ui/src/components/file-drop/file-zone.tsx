import { mdiCameraOutline, mdiPaperclip } from '@mdi/js';
import {
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type RefCallback,
  type RefObject,
} from 'react';
import { fill } from '../../messages/fill.ts';
import { fillCount } from '../../messages/fill-count.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { ControlProps } from '../form-field/form-field.tsx';
import { acceptedTypes } from './file-rules.ts';
import { formatBytes } from './format-bytes.ts';
import * as S from './file-drop.styles.ts';

interface FileZoneProps {
  control: ControlProps;
  zoneRef: RefObject<HTMLDivElement | null>;
  buttonRef: RefCallback<HTMLButtonElement>;
  disabled: boolean;
  /** Whether it is disabled, also by a surrounding fieldset. */
  isOff: () => boolean;
  /** Whether there is a file that a new one replaces. */
  isFilled: boolean;
  accept: string | undefined;
  maxBytes: number | undefined;
  multiple: boolean;
  maxFiles: number;
  capture: 'environment' | 'user' | undefined;
  droppable: boolean;
  onBlur: (() => void) | undefined;
  onTake: (files: Iterable<File>) => void;
}

/** File input: the button, the camera of a phone, drag and drop, and pasting. */
export function FileZone(props: FileZoneProps) {
  const { control, zoneRef, buttonRef, disabled, isOff, isFilled, accept, maxBytes } = props;
  const { multiple, maxFiles, capture, droppable, onBlur, onTake } = props;
  const { locale, messages } = useKit();
  const { controls: texts } = messages;
  const [dragging, setDragging] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onTake([...(target.files ?? [])]);
    // Allows the same file to be selected again after it was removed.
    target.value = '';
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
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      onTake(event.dataTransfer.files);
    },
    onPaste: ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData.files.length > 0) onTake(clipboardData.files);
    },
  };

  const types = accept === undefined ? [] : acceptedTypes(accept);
  const rules = [
    types.length > 0 && fill(texts.fileTypes, { types: types.map(typeLabel(texts)).join(', ') }),
    maxBytes !== undefined && fill(texts.fileMax, { size: formatBytes(maxBytes, locale) }),
    multiple && fillCount(texts.maximumFiles, maxFiles, locale),
  ].filter(Boolean);
  const choose = isFilled ? texts.fileReplace : multiple ? texts.fileChooseMany : texts.fileChoose;

  return (
    <S.Zone
      ref={zoneRef}
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
          ref={buttonRef}
          variant="soft"
          className="lobi-FileDrop-button"
          disabled={disabled}
          iconStart={<Icon path={mdiPaperclip} />}
          onBlur={onBlur}
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
            {texts.fileCapture}
          </Button>
        )}
      </S.Buttons>
      <S.Advice id={`${control.id}-rules`}>
        {droppable && (
          <span className="lobi-FileDrop-drop">
            {dragging ? texts.fileDropNow : texts.fileDrop}
          </span>
        )}
        {rules.length > 0 && <span>{rules.join(' · ')}</span>}
      </S.Advice>
      <input ref={files} type="file" hidden accept={accept} multiple={multiple} onChange={pick} />
      {capture && (
        <input ref={camera} type="file" hidden accept="image/*" capture={capture} onChange={pick} />
      )}
    </S.Zone>
  );
}

const familyTexts = { image: 'fileImage', video: 'fileVideo', audio: 'fileAudio' } as const;

const typeLabel =
  (texts: Readonly<Record<(typeof familyTexts)[keyof typeof familyTexts], string>>) =>
  (type: ReturnType<typeof acceptedTypes>[number]): string =>
    typeof type === 'string' ? type : texts[familyTexts[type.family]];
