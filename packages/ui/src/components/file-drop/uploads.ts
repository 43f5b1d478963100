/** A file that is uploading or uploaded. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly status: 'uploading' | 'done' | 'failed';
  /** 0 to 100. */
  readonly percent: number;
  /** Id of the file on the server, after the upload. */
  readonly reference?: string | undefined;
  /** Object URL of a preview. */
  readonly preview?: string | undefined;
}

export type UploadEvent =
  | { readonly type: 'added'; readonly upload: Upload }
  | { readonly type: 'progressed'; readonly id: string; readonly share: number }
  | { readonly type: 'arrived'; readonly id: string; readonly reference: string }
  | { readonly type: 'failed'; readonly id: string }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'removed'; readonly id: string };

const changes: {
  readonly [Type in Exclude<UploadEvent['type'], 'added' | 'removed'>]: (
    upload: Upload,
    event: Extract<UploadEvent, { type: Type }>,
  ) => Upload;
} = {
  // Some uploads restart their count with each part; the progress bar must not run backwards.
  progressed: (upload, { share }) =>
    upload.status === 'uploading'
      ? { ...upload, percent: Math.max(upload.percent, toPercent(share)) }
      : upload,
  arrived: (upload, { reference }) => ({ ...upload, status: 'done', percent: 100, reference }),
  failed: (upload) => ({ ...upload, status: 'failed' }),
  retried: (upload) => ({ ...upload, status: 'uploading', percent: 0 }),
};

const toPercent = (share: number): number =>
  Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 100) : 0;

/** Reducer of the list of uploads. */
export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'added') return [...uploads, event.upload];
  if (event.type === 'removed') return uploads.filter(({ id }) => id !== event.id);
  const change = changes[event.type] as (upload: Upload, event: UploadEvent) => Upload;
  return uploads.map((upload) => (upload.id === event.id ? change(upload, event) : upload));
}
