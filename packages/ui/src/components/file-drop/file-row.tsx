import { mdiCheckCircle, mdiClose, mdiFileOutline, mdiRefresh } from '@mdi/js';
import type { ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { formatBytes } from './format-bytes.ts';
import type { Upload } from './uploads.ts';
import * as S from './file-drop.styles.ts';

export interface FileRowProps {
  name: string;
  status: Upload['status'];
  percent: number;
  /** Size in bytes, if known. */
  bytes?: number | undefined;
  preview?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Without it the file cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** One file: preview, progress and actions. */
export function FileRow({
  name,
  status,
  percent,
  bytes,
  preview,
  onRetry,
  onRemove,
}: FileRowProps) {
  const { locale, messages } = useKit();
  const { controls: texts } = messages;
  const size = bytes === undefined ? '' : formatBytes(bytes, locale);
  const statusTexts: Record<Upload['status'], ReactNode> = {
    uploading: `${fill(texts.filePercent, { percent })}${size && ` · ${size}`}`,
    done: `${texts.fileDone}${size && ` · ${size}`}`,
    failed: texts.fileNotDone,
  };
  return (
    <S.Row className="lobi-FileDrop-file" data-status={status}>
      <S.Picture className="lobi-FileDrop-preview" data-image={flag(preview !== undefined)}>
        {preview === undefined ? <Icon path={mdiFileOutline} /> : <img src={preview} alt="" />}
      </S.Picture>
      <S.Facts>
        <S.Name title={name} dir="auto">
          {name}
        </S.Name>
        <S.State>
          {status === 'done' && <Icon path={mdiCheckCircle} size={16} />}
          <span>{statusTexts[status]}</span>
        </S.State>
        {status === 'uploading' && (
          <S.Bar
            role="progressbar"
            aria-label={fill(texts.fileUploading, { name })}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            style={{ '--share': percent / 100 }}
          />
        )}
      </S.Facts>
      {status === 'failed' && onRetry && (
        <IconButton path={mdiRefresh} label={fill(texts.fileRetry, { name })} onClick={onRetry} />
      )}
      {onRemove && (
        <IconButton
          path={mdiClose}
          label={fill(status === 'uploading' ? texts.fileCancel : texts.fileRemove, { name })}
          onClick={onRemove}
        />
      )}
    </S.Row>
  );
}
