/** Jest runs CommonJS: what is published as ES modules is compiled first. */
module.exports = {
  transform: { '\\.[cm]?[jt]sx?$': '@swc/jest' },
  transformIgnorePatterns: ['/node_modules/(?!(?:@marehalm|@formatjs|intl-messageformat|zustand)/)'],
};
