import type { PublicConfiguration } from '../../site/configuration';

/** The configuration that the build validated and wrote into the bundle. */
export const configuration: PublicConfiguration = import.meta.env.SHOP;
