/** Story at 320 px, the narrowest the shop promises (WCAG 1.4.10). */
export const narrowViewport = { viewport: { value: 'narrow', isRotated: false } };

/** Story on a phone of 390 px. */
export const phoneViewport = { viewport: { value: 'phone', isRotated: false } };

/** Story on a desk of 1440 px. */
export const desktopViewport = { viewport: { value: 'desk', isRotated: false } };

/** Story on a tablet of 768 px. */
export const tabletViewport = { viewport: { value: 'tablet', isRotated: false } };
