import { createFallbackStorage } from '@marehalm/cart-domain/sync';

/** Values that this tab keeps until it is closed; values that storage rejects last until the page is closed. */
export const tabStorage = createFallbackStorage(() => window.sessionStorage);
