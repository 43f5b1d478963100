import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FileRow } from './file-row.tsx';
import type { Upload } from './uploads.ts';
import * as S from './file-drop.styles.ts';

/** A previously uploaded file. */
export interface StoredFile {
  readonly name: string;
  /** URL of a preview. */
  readonly preview?: string | undefined;
}

interface FileListProps {
  /** Name of the field, for the label of the list. */
  field: string;
  /** References of previously uploaded files. */
  stored: readonly string[];
  describeFile: ((reference: string) => StoredFile | undefined) | undefined;
  /** Running and finished uploads. */
  uploads: readonly Upload[];
  /** Whether files cannot be removed. */
  locked: boolean;
  onRemoveStored: (reference: string, shownName: string) => void;
  onRetry: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

/** List of earlier and current files, each with its actions. */
export function FileList(props: FileListProps) {
  const { field, stored, describeFile, uploads, locked } = props;
  const { onRemoveStored, onRetry, onRemove } = props;
  const { controls: texts } = useMessages();
  return (
    <S.List className="lobi-FileDrop-list" aria-label={fill(texts.fileList, { field })}>
      {stored.map((reference, index) => {
        const facts = describeFile?.(reference);
        const shownName = facts?.name ?? fill(texts.fileStored, { number: index + 1 });
        return (
          <FileRow
            key={reference}
            name={shownName}
            status="done"
            percent={100}
            preview={facts?.preview}
            onRemove={locked ? undefined : () => onRemoveStored(reference, shownName)}
          />
        );
      })}
      {uploads.map((upload) => (
        <FileRow
          key={upload.id}
          name={upload.file.name}
          status={upload.status}
          percent={upload.percent}
          bytes={upload.file.size}
          preview={upload.preview}
          onRetry={() => onRetry(upload)}
          onRemove={locked ? undefined : () => onRemove(upload)}
        />
      ))}
    </S.List>
  );
}
