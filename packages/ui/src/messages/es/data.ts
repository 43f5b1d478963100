import type { KitMessages } from '../kit-messages.ts';

export const data: KitMessages['data'] = {};
