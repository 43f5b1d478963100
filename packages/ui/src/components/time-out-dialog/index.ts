export { TimeOutDialog, type TimeOutDialogProps } from './time-out-dialog.tsx';
export { timeOutEnd, timeOutLengths, type TimeOutLength } from './time-out-end.ts';
