export { DeviceList, type DeviceListProps, type SignedInDevice } from './device-list.tsx';
