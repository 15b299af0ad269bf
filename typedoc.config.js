import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The library whose folder `npm run docs` stands in. */
const library = process.cwd();
const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));

/** Types that only shorten a signature, by library. They are written out where they stand. */
const helperTypes = {
  'cart-domain': ['PricedSize'],
  'checkout-domain': ['ListedLines'],
  'i18n-routing': ['WithoutEnd'],
  search: ['IndexNames', 'LanguageOf'],
  'site-metadata': ['ThingObject'],
  'static-router': ['PagePathPredicate'],
};

/**
 * The API reference of a library: Markdown beside its code, so that it is readable where the package is installed. It fails for
 * types that an exported signature names but the library does not export, for exports without a docstring and for broken links.
 * @type {Partial<import('typedoc').TypeDocOptions & import('typedoc-plugin-markdown').PluginOptions>}
 */
export default {
  plugin: ['typedoc-plugin-markdown'],
  entryPoints: Object.values(exports)
    .map((entry) => entry['@marehalm/source'] ?? '')
    .filter((source) => /\.tsx?$/u.test(source))
    .map((source) => join(library, source)),
  tsconfig: join(library, 'tsconfig.lib.json'),
  out: join(library, 'dist/docs'),
  readme: 'none',
  router: 'module',
  entryFileName: 'README',
  hidePageHeader: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  disableSources: true,
  gitRevision: 'main',
  excludeInternal: true,
  excludePrivate: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true, rewrittenLink: true },
  intentionallyNotExported: helperTypes[basename(library)] ?? [],
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable', 'Enum'],
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  logLevel: 'Warn',
};
