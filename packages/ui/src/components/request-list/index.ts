export { RequestList, type PendingRequest, type RequestListProps } from './request-list.tsx';
