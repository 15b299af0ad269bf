export { PAGE_CACHE_CONTROL, cacheRulesByExtension } from './cache-rules.ts';
export { cartLinkRedirects } from './commerce/cart-links.ts';
export { runServices } from './run-services.ts';
export {
  ConfigurationError,
  parseConfiguration,
  type ServicesConfiguration,
} from './services-configuration.ts';
export { type Content, ContentError, loadContent } from './load-content.ts';
export { type HeaderRule, parseHeaderRules } from './header-rules.ts';
export { startServices, type RunningServices, type StartOptions } from './start-services.ts';
export { createServices, type Services, type ServicesOptions } from './create-services.ts';
