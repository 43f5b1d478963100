export { ErrorPage, type ErrorPageProps } from './error-page.tsx';
export { errorCodes, type ErrorCode } from './scenes.tsx';
