import { createFallbackStorage } from '@marehalm/cart-domain/sync';

/** Session storage of this tab. Values that the browser refuses to store are kept in memory until the page is closed. */
export const tabStorage = createFallbackStorage(() => window.sessionStorage);
