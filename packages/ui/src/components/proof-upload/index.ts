export { ProofUpload, type ProofUploadProps } from './proof-upload.tsx';
