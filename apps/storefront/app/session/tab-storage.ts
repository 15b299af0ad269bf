import { createFallbackStorage } from '@marehalm/cart-domain/sync';

/** What this tab keeps until it is closed; what its storage does not take, as long as the page is open. */
export const tabStorage = createFallbackStorage(() => window.sessionStorage);
