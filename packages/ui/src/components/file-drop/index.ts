export { FileDrop, type FileDropProps, type FileDropValue, type StoredFile } from './file-drop.tsx';
export { type SendFile, type UploadContext } from './use-uploads.ts';
