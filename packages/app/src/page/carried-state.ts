import { createContext } from 'react';

/** What the links below carry along from page to page, unseen in the address; nothing by default. */
export const CarriedState = createContext<unknown>(undefined);
