export { QRCode, type QRCodeProps } from './qr-code.tsx';
export type { QRCorrection } from './qr-path.ts';
