export { PAGE_CACHE_CONTROL, cacheRules } from './cache-rules.ts';
export { cartLinkRedirects } from './commerce/cart-links.ts';
export { runCommandLine } from './command-line.ts';
export { ConfigurationError, parseConfiguration, type ServicesConfiguration } from './configuration.ts';
export { type Content, ContentError, loadContent } from './content.ts';
export { type HeaderRule, parseHeaderRules } from './header-rules.ts';
export { startServices, type RunningServices, type StartOptions } from './server.ts';
export { createServices, type Services, type ServicesOptions } from './services.ts';
