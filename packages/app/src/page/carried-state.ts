import { createContext } from 'react';

/** State that the links below carry from page to page, hidden from the address; default none. */
export const CarriedState = createContext<unknown>(undefined);
