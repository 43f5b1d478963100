import { useEffect, useReducer, useRef } from 'react';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { reduceUploads, type Upload } from './uploads.ts';

/** Context for the upload function in addition to the file. */
export interface UploadContext {
  /** Aborted when the user cancels the upload or leaves the page. */
  readonly signal: AbortSignal;
  /** Reports the uploaded share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads one file. @returns the server's reference of the file; a rejection offers a retry */
export type SendFile = (file: File, context: UploadContext) => Promise<string>;

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly start: (file: File) => void;
  readonly retry: (upload: Upload) => void;
  /** Removes a file; a running upload is cancelled. */
  readonly remove: (upload: Upload) => void;
}

/** Uploads files, tracks their progress, and announces each outcome to screen readers. */
export function useUploads(send: SendFile, onArrived: (reference: string) => void): Uploads {
  const { controls: texts } = useMessages();
  const announce = useAnnounce();
  const [uploads, dispatch] = useReducer(reduceUploads, []);
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());
  const next = useRef(0);

  useEffect(() => {
    const [controllers, addresses] = [running.current, previews.current];
    return () => {
      for (const controller of controllers.values()) controller.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  const run = async (id: string, file: File): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    const { name } = file;
    try {
      const reference = await send(file, {
        signal,
        onProgress: (share) => dispatch({ type: 'progressed', id, share }),
      });
      if (signal.aborted) return;
      dispatch({ type: 'arrived', id, reference });
      onArrived(reference);
      announce(fill(texts.fileSaidDone, { name }));
    } catch {
      if (signal.aborted) return;
      dispatch({ type: 'failed', id });
      announce(fill(texts.fileFailed, { name }), { politeness: 'assertive' });
    } finally {
      running.current.delete(id);
    }
  };

  return {
    uploads,
    start: (file) => {
      const id = `upload-${(next.current += 1)}`;
      const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
      if (preview !== undefined) previews.current.add(preview);
      dispatch({
        type: 'added',
        upload: { id, file, status: 'uploading', percent: 0, preview },
      });
      announce(fill(texts.fileUploading, { name: file.name }));
      void run(id, file);
    },
    retry: ({ id, file }) => {
      dispatch({ type: 'retried', id });
      announce(fill(texts.fileUploading, { name: file.name }));
      void run(id, file);
    },
    remove: ({ id, file, preview }) => {
      running.current.get(id)?.abort();
      dispatch({ type: 'removed', id });
      if (preview !== undefined) {
        URL.revokeObjectURL(preview);
        previews.current.delete(preview);
      }
      announce(fill(texts.fileSaidRemoved, { name: file.name }));
    },
  };
}
