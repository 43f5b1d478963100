export { FileDrop, type FileDropProps } from './file-drop.tsx';
export type { StoredFile } from './file-list.tsx';
export type { FileDropValue } from './use-file-references.ts';
export { type SendFile, type UploadContext } from './use-uploads.ts';
